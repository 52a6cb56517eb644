// What the page of a review does: keeps the answers on the device, counts them, saves them as a table.
// Answers are found again by what was asked, so another page of another sample does not mix with it.

export const REVIEW_SCRIPT: string = String.raw`
const main=document.querySelector('main'),set=main.dataset,byId=id=>document.getElementById(id);
const items=[...document.querySelectorAll('.item')],reviewer=byId('reviewer'),told=byId('told');
const field=(item,name)=>item.querySelector('[name^='+name+']');
const picked=(item,name)=>item.querySelector('[name^='+name+']:checked')?.value??'';
const pick=(item,name,value)=>{for(const radio of item.querySelectorAll('[name^='+name+']'))radio.checked=radio.value===value;};
const read=item=>({answer:picked(item,'a'),scope:picked(item,'s'),note:field(item,'n').value});
function show(item){
  const {answer}=read(item),scope=item.querySelector('.scope');
  item.dataset.answer=answer;
  item.querySelector('.more').hidden=answer==='';
  if(!scope)return;
  scope.hidden=answer==='right';
  if(answer&&!scope.hidden&&!picked(item,'s'))pick(item,'s',item.dataset.usual);
}
function count(){
  const done=items.filter(item=>read(item).answer!=='').length;
  byId('progress').textContent=set.progress.replace('{done}',done).replace('{all}',items.length);
}
function keep(){
  const answers={};
  items.forEach((item,index)=>{const each=read(item);if(each.answer)answers[index]=each;});
  try{localStorage.setItem(set.key,JSON.stringify({reviewer:reviewer.value,answers}));}
  catch{told.textContent=set.lost;}
}
function recall(){
  let kept;
  try{kept=JSON.parse(localStorage.getItem(set.key));}catch{told.textContent=set.lost;}
  reviewer.value=kept?.reviewer??'';
  items.forEach((item,index)=>{
    const each=kept?.answers?.[index];
    pick(item,'a',each?.answer);pick(item,'s',each?.scope);field(item,'n').value=each?.note??'';
    show(item);
  });
}
function cell(text){
  const bare=text.replace(/^'+/,'');
  const marked=/^[\t\r\n ]*[=+\-@\t\r＝＋－＠]/.test(bare)&&!/^[-+]?\d+(?:[.,]\d+)?%?$/.test(bare)?"'"+text:text;
  return /[",\r\n]/.test(marked)?'"'+marked.replaceAll('"','""')+'"':marked;
}
function line(item){
  const {answer,scope,note}=read(item),box=name=>answer===name?'x':'';
  const judged=answer==='wrong'||answer==='doubt';
  const filled=answer?[judged?scope:'',note.trim(),reviewer.value.trim()]:['','',''];
  return [item.dataset.row,box('right'),box('wrong'),box('doubt'),...filled.map(cell)].join(',');
}
function save(){
  if(reviewer.value.trim()===''){told.textContent=set.missing;reviewer.focus();return;}
  const text=[set.header,...items.map(line)].join('\n')+'\n';
  const link=document.createElement('a');
  link.href=URL.createObjectURL(new Blob([text],{type:'text/csv;charset=utf-8'}));
  link.download=set.file;
  link.click();
  URL.revokeObjectURL(link.href);
  told.textContent=set.saved;
}
for(const item of items)item.querySelector('.clear').onclick=()=>{
  pick(item,'a');pick(item,'s');field(item,'n').value='';
  show(item);count();keep();
  item.querySelector('[type=radio]').focus();
};
main.addEventListener('input',event=>{
  const item=event.target.closest('.item');
  told.textContent='';
  if(item){show(item);count();}
  keep();
});
byId('save').onclick=save;
byId('next').onclick=()=>{
  const item=items.find(each=>read(each).answer==='');
  if(!item)return;
  item.scrollIntoView({block:'center'});
  item.querySelector('[type=radio]').focus();
};
recall();count();
`;
