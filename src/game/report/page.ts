// Styles and script of the report page. The script steps through the turns; all it needs is on the page.

export const PAGE_STYLE: string = `
.view{display:grid;grid-template-columns:minmax(20rem,34rem) 1fr;gap:1.5rem;margin-top:1rem}
.side h2:first-child{margin-top:0}.figures th.n,.who{white-space:nowrap}.detail{margin-top:1.4rem}
.final td{font-weight:700;font-size:1.1em}.result{margin:0;padding-left:1.1rem}
.steps{display:flex;gap:.4rem;align-items:center;margin:.6rem 0 0}
.steps output{flex:1;text-align:center;font-variant-numeric:tabular-nums}
.steps button{font:inherit;padding:.3rem .8rem;border:1px solid var(--edge);border-radius:6px;background:var(--card);color:inherit;cursor:pointer}
.charts{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem}
.w{font-family:ui-monospace,Menlo,Consolas,monospace}.remarks{font-size:.87em;color:var(--quiet)}
.turns tbody tr{cursor:pointer}.turns tr.now td{background:var(--mark)}
.phoney{color:var(--wrong);text-decoration:underline wavy}
.dot{display:inline-block;width:.6rem;height:.6rem;border-radius:50%;margin-right:.35rem}
.dot.c0{background:var(--c0)}.dot.c1{background:var(--c1)}.dot.c2{background:var(--c2)}.dot.c3{background:var(--c3)}
@media screen and (max-width:52rem){.view,.charts{grid-template-columns:1fr}}
@media print{.view{grid-template-columns:10cm 1fr}.charts,.view,.turns tr{break-inside:avoid}.chart .now{display:none}.turns tr.now td{background:none}.board .new rect{fill:#f6e7bf;stroke:#b99a58;stroke-width:1}}
`;

export const PAGE_SCRIPT: string = `
const all=s=>[...document.querySelectorAll(s)],rows=all('.turns tbody tr'),tiles=all('.board .tile');
let now=rows.length;
function show(turn){
  now=Math.max(0,Math.min(rows.length,turn));
  for(const tile of tiles){
    const from=+tile.dataset.from,to=+(tile.dataset.to??Infinity);
    tile.classList.toggle('gone',from>now||to<now);
    tile.classList.toggle('new',from===now);
  }
  for(const row of rows)row.classList.toggle('now',+row.dataset.turn===now);
  for(const detail of all('.detail'))detail.hidden=+detail.dataset.turn!==now;
  for(const chart of all('.chart')){
    const x=+chart.dataset.left+now*chart.dataset.step,line=chart.querySelector('.now');
    line.setAttribute('x1',x);line.setAttribute('x2',x);
  }
  document.querySelector('.steps output').textContent=now?'turn '+now+' of '+rows.length:'start';
}
const moves={first:()=>0,back:()=>now-1,on:()=>now+1,last:()=>rows.length};
for(const button of all('.steps button'))button.onclick=()=>show(moves[button.dataset.to]());
for(const row of rows){row.onclick=()=>show(+row.dataset.turn);row.onkeydown=e=>{if(e.key==='Enter')show(+row.dataset.turn)};}
document.onkeydown=e=>{if(e.key==='ArrowLeft')show(now-1);if(e.key==='ArrowRight')show(now+1);};
addEventListener('beforeprint',()=>show(rows.length));
show(Number(location.hash.slice(1))||rows.length);
`;
