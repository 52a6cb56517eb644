// Styles and script of the page of a simulation. The script shows one candidate at a time; all it needs is there.

export const PAGE_STYLE: string = `
:root{--win:var(--c0);--chosen:var(--mark);--pale:#b9d6cb;--heat:#d5483f;--square:#efebdc;--ring:#b98a2b}
@media screen and (prefers-color-scheme:dark){:root{--pale:#2f5148;--heat:#ff7a5c;--square:#332f27;--ring:#d9ab4a}}
body{overflow-wrap:anywhere}
.bars,.view{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2rem}
.row{display:grid;grid-template-columns:minmax(6.5rem,11rem) minmax(0,1fr) 7.6rem;gap:.6rem;align-items:center;width:100%;
 padding:.22rem .4rem;border:0;border-radius:6px;background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
.row:hover{background:var(--card)}.row[aria-pressed=true]{background:var(--chosen)}
.row:focus-visible{outline:2px solid var(--ring)}
.row.dropped{opacity:.6}.name{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.93em}
.figure{text-align:right;font-variant-numeric:tabular-nums;font-size:.93em;white-space:nowrap}
.track{position:relative;height:1.1rem;background:linear-gradient(var(--line),var(--line)) 0 50%/100% 1px no-repeat}
.track i{position:absolute;display:block}.bar{left:0;top:.2rem;bottom:.2rem;background:var(--pale);border-radius:0 3px 3px 0}
.whisker{top:calc(50% - 1px);height:2px;background:var(--win)}.whisker::before,.whisker::after{content:"";position:absolute;top:-4px;height:10px;width:2px;background:var(--win)}
.whisker::before{left:0}.whisker::after{right:0}
.dot{width:8px;height:8px;margin:-4px 0 0 -4px;top:50%;border-radius:50%;background:var(--win)}
.axis{cursor:default;color:var(--quiet);font-size:.8em}.axis:hover{background:none}.axis .ends{display:flex;justify-content:space-between}
.answers{display:grid;grid-template-columns:minmax(0,1fr) minmax(4rem,9rem) 3.6rem;gap:.15rem .6rem;align-items:center}
.answers .track{height:.9rem;background:none}.answers .bar,.turns .bar{position:absolute;top:.15rem;bottom:.15rem;left:0;background:var(--pale)}
.turns .track{min-width:3rem;background:none}
.heatmap .board .sq{fill:var(--square);stroke:var(--paper)}.heatmap .board .mark,.heatmap .board .mark.pd,.heatmap .board .mark.ld{fill:var(--quiet);opacity:.55}
.heatmap .heat rect{fill:var(--heat)}.heatmap .heat text{font-size:15px;font-weight:700;text-anchor:middle;fill:var(--ink);paint-order:stroke;stroke:var(--square);stroke-width:2.5px}
.chart::first-letter{text-transform:uppercase}
.heatmap{max-width:36rem}.candidate h2 .name{font-size:1em}
@media screen and (max-width:56rem){body{padding:1rem .8rem}.bars,.view{grid-template-columns:minmax(0,1fr)}
 .row{grid-template-columns:minmax(0,7rem) minmax(0,1fr) 6.9rem;padding:.3rem .2rem;gap:.4rem}}
@media print{.row{break-inside:avoid}}
`;

export const PAGE_SCRIPT: string = `
const all=s=>[...document.querySelectorAll(s)],rows=all('button.row'),tiles=all('.board .tile');
function show(chosen){
  for(const row of rows)row.setAttribute('aria-pressed',row.dataset.candidate===chosen);
  for(const part of all('.candidate'))part.hidden=part.dataset.candidate!==chosen;
  for(const heat of all('.heat'))heat.style.display=heat.dataset.candidate===chosen?'':'none';
  for(const tile of tiles){
    const from=tile.dataset.from;
    tile.classList.toggle('gone',from!=='0'&&from!==chosen);
    tile.classList.toggle('new',from===chosen);
  }
}
for(const row of rows)row.onclick=()=>show(row.dataset.candidate);
show('1');
`;
