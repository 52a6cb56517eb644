// What steps through a report: turns, plays that were possible, puzzles. All it needs is on the page; without it the
// last board and every turn are there. One text for both: the file holds it as its script, the site's build makes a
// module of it.

/**
 * A function of JavaScript, as text: given the element that holds a report, it answers clicks, keys and swipes, and
 * returns `show(turn)`, `refresh()` for when parts have come or changed, and `stop()`.
 */
export const REPORT_STEPS: string = `root=>{
const ended=new AbortController(),all=s=>[...root.querySelectorAll(s)],board=()=>root.querySelector('.board');
const steps=()=>root.querySelector('.steps'),turns=()=>+steps().dataset.turns;
const hear=(type,call,on=root)=>on.addEventListener(type,call,{signal:ended.signal,passive:type==='touchstart'});
let now=0,asked=0,touch;
function draw(upto,fresh){
  for(const tile of all('.board .try'))tile.remove();
  for(const button of all('[data-lay]'))button.setAttribute('aria-pressed','false');
  for(const tile of all('.board .tile')){
    const from=+tile.dataset.from,to=+(tile.dataset.to??Infinity);
    tile.classList.toggle('gone',from>upto||to<fresh);
    tile.classList.toggle('new',from===fresh);
  }
}
function refresh(){
  for(const panel of all('.panel[data-turn]'))panel.hidden=asked>0||+panel.dataset.turn!==now;
  for(const quiz of all('.panel[data-quiz]'))quiz.hidden=+quiz.dataset.quiz!==asked;
  for(const card of all('.cards button'))card.parentElement.classList.toggle('now',+card.dataset.go===now);
  for(const chart of all('.chart')){
    const x=+chart.dataset.left+now*chart.dataset.step,line=chart.querySelector('.now');
    line.setAttribute('x1',x);line.setAttribute('x2',x);
  }
  steps().querySelector('output').textContent=now?now+' / '+turns():steps().dataset.start;
}
function show(turn,quiz=0){
  now=Math.max(0,Math.min(turns(),turn));asked=quiz;
  draw(quiz?now-1:now,now);
  refresh();
}
function puzzle(turn){
  show(turn,turn);
  for(const details of all('.panel[data-quiz="'+turn+'"] details'))details.open=false;
  board().scrollIntoView({block:'start'});
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
  const pressed=button.getAttribute('aria-pressed')==='true',panel=button.closest('.panel');
  const turn=+(panel.dataset.turn??panel.dataset.quiz);
  if(pressed&&panel.dataset.turn)return show(turn);
  draw(turn-1,turn);
  button.setAttribute('aria-pressed','true');
  for(const each of JSON.parse(button.dataset.lay))board().append(tile(...each));
}
const moves={first:()=>0,back:()=>now-1,on:()=>now+1,last:turns};
hear('click',({target})=>{
  const button=target.closest('button');
  if(!button)return;
  const {to,lay:laid,puzzle:quiz,go}=button.dataset;
  if(to)show(moves[to]());
  else if(laid)lay(button);
  else if(quiz)puzzle(+quiz);
  else if(go){show(+go);board().scrollIntoView({block:'start'});}
});
hear('keydown',event=>{
  if(event.altKey||event.ctrlKey||event.metaKey)return;
  const to={ArrowLeft:'back',ArrowRight:'on',Home:'first',End:'last'}[event.key];
  if(to){event.preventDefault();show(moves[to]());}
});
hear('touchstart',({target,changedTouches})=>{touch=target.closest('.board')?changedTouches[0]:undefined;});
hear('touchend',({changedTouches})=>{
  if(!touch)return;
  const {clientX,clientY}=changedTouches[0],across=clientX-touch.clientX;
  if(Math.abs(across)>40&&Math.abs(across)>2*Math.abs(clientY-touch.clientY))show(now+(across<0?1:-1));
});
hear('beforeprint',()=>show(turns()),window);
return {show,refresh,stop:()=>ended.abort()};
}`;

/** The script of the file: begins at the turn that the address names, else at the end. */
export const REPORT_SCRIPT: string = `(${REPORT_STEPS})(document.body).show(Number(location.hash.slice(1))||Infinity);`;
