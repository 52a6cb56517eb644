// The script of the page: steps through the turns, lays plays that were possible, opens puzzles. All it
// needs is on the page; without it the last board and every turn are there.

export const REPORT_SCRIPT: string = `
const all=s=>[...document.querySelectorAll(s)],steps=document.querySelector('.steps'),svg=document.querySelector('.board');
const turns=+steps.dataset.turns,tiles=all('.board .tile'),panels=all('.panel[data-turn]'),quizzes=all('.panel[data-quiz]');
const cards=all('.cards button'),output=steps.querySelector('output'),byTurn=new Map(cards.map(card=>[+card.dataset.go,card]));
let now=turns;
function draw(upto,fresh){
  for(const tile of all('.board .try'))tile.remove();
  for(const button of all('[data-lay]'))button.setAttribute('aria-pressed','false');
  for(const tile of tiles){
    const from=+tile.dataset.from,to=+(tile.dataset.to??Infinity);
    tile.classList.toggle('gone',from>upto||to<fresh);
    tile.classList.toggle('new',from===fresh);
  }
}
function show(turn){
  now=Math.max(0,Math.min(turns,turn));
  draw(now,now);
  for(const panel of panels)panel.hidden=+panel.dataset.turn!==now;
  for(const quiz of quizzes)quiz.hidden=true;
  for(const [turn,card] of byTurn)card.parentElement.classList.toggle('now',turn===now);
  for(const chart of all('.chart')){
    const x=+chart.dataset.left+now*chart.dataset.step,line=chart.querySelector('.now');
    line.setAttribute('x1',x);line.setAttribute('x2',x);
  }
  output.textContent=now?now+' / '+turns:steps.dataset.start;
}
function puzzle(turn){
  show(turn);draw(turn-1,turn);
  for(const panel of panels)panel.hidden=true;
  for(const quiz of quizzes){
    quiz.hidden=+quiz.dataset.quiz!==turn;
    for(const details of quiz.querySelectorAll('details'))details.open=false;
  }
  svg.scrollIntoView({block:'start'});
}
function tile(square,letter,points,jolly){
  const make=(name,attributes,text)=>{
    const node=document.createElementNS('http://www.w3.org/2000/svg',name);
    for(const key in attributes)node.setAttribute(key,attributes[key]);
    if(text!==undefined)node.textContent=text;
    return node;
  };
  const x=24+square%15*40,y=24+Math.floor(square/15)*40,group=make('g',{class:'tile try'+(jolly?' jolly':'')});
  group.append(make('rect',{x:x+2,y:y+2,width:36,height:36,rx:4}),make('text',{class:'l',x:x+20-(jolly?0:3),y:y+(jolly?28:26)},letter));
  group.append(jolly?make('circle',{cx:x+20,cy:y+20,r:14}):make('text',{class:'p',x:x+35,y:y+34},points));
  return group;
}
function lay(button){
  const pressed=button.getAttribute('aria-pressed')==='true';
  const panel=button.closest('.panel'),turn=+(panel.dataset.turn??panel.dataset.quiz);
  if(pressed&&panel.dataset.turn)return show(turn);
  draw(turn-1,turn);
  button.setAttribute('aria-pressed','true');
  for(const each of JSON.parse(button.dataset.lay))svg.append(tile(...each));
}
const moves={first:()=>0,back:()=>now-1,on:()=>now+1,last:()=>turns};
for(const button of steps.querySelectorAll('button'))button.onclick=()=>show(moves[button.dataset.to]());
for(const button of all('[data-lay]'))button.onclick=()=>lay(button);
for(const button of all('[data-puzzle]'))button.onclick=()=>puzzle(+button.dataset.puzzle);
for(const button of all('[data-go]'))button.onclick=()=>{show(+button.dataset.go);svg.scrollIntoView({block:'start'});};
document.onkeydown=event=>{
  if(event.altKey||event.ctrlKey||event.metaKey)return;
  const to={ArrowLeft:'back',ArrowRight:'on',Home:'first',End:'last'}[event.key];
  if(to){event.preventDefault();show(moves[to]());}
};
let touch;
svg.addEventListener('touchstart',event=>{touch=event.changedTouches[0];},{passive:true});
svg.addEventListener('touchend',event=>{
  const {clientX,clientY}=event.changedTouches[0],across=clientX-touch.clientX;
  if(Math.abs(across)>40&&Math.abs(across)>2*Math.abs(clientY-touch.clientY))show(now+(across<0?1:-1));
});
addEventListener('beforeprint',()=>show(turns));
show(Number(location.hash.slice(1))||turns);
`;
