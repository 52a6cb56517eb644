// How the page of a finished game looks: phone first, then two columns.

export const GAME_STYLE: string = `
:root{--small:#fff3c4;--on-small:#4a3a00;--medium:#ffd7a8;--on-medium:#572b00;--large:#b3261e;--on-large:#fff}
@media (prefers-color-scheme:dark){:root{--small:#4d4110;--on-small:#ffeaa0;--medium:#5c3508;--on-medium:#ffd9b0;--large:#f2b8b5;--on-large:#410e0b}}
header p{margin:0}
button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px;cursor:pointer}
ol{list-style:none;margin:0;padding:0}h3{font-size:.85rem;font-weight:600;color:var(--quiet);margin:.6rem 0 .3rem}
small{font-size:.8em;color:var(--quiet)}
.w{font-family:ui-monospace,Menlo,Consolas,monospace}.n{font-variant-numeric:tabular-nums}
.dot{display:inline-block;width:.65rem;height:.65rem;border-radius:50%;margin-right:.35rem}
.dot.c0{background:var(--c0)}.dot.c1{background:var(--c1)}.dot.c2{background:var(--c2)}.dot.c3{background:var(--c3)}
.who{margin-right:.4rem;overflow-wrap:anywhere}.lost{color:var(--wrong);font-weight:600;font-variant-numeric:tabular-nums}
.badge{display:inline-block;padding:.05rem .4rem;border-radius:6px;font-weight:600;font-size:.85em;white-space:nowrap;font-variant-numeric:tabular-nums;border:1px solid var(--line)}
.badge.small{background:var(--small);color:var(--on-small)}.badge.medium{background:var(--medium);color:var(--on-medium)}.badge.large{background:var(--large);color:var(--on-large)}
.losses{display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:center;font-size:.92em}.losses>span{white-space:nowrap}.more p{margin:.2rem 0;overflow-wrap:anywhere}.more summary{font-size:.87em;padding:.3rem 0}.note{white-space:pre-wrap}
.balance .parts{max-width:24rem}.parts caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.phoney{color:var(--wrong);text-decoration:underline wavy}
.view{display:grid;gap:.6rem;margin-top:.6rem}.boardside{touch-action:pan-y pinch-zoom}.board{display:block}
.board .tile.try rect{fill:#bfe6b4;stroke:#2d6b28;stroke-width:2}.board .tile.try .l,.board .tile.try .p{fill:#16240f}
.steps{display:grid;grid-template-columns:3rem 3rem 1fr 3rem 3rem;gap:.35rem;align-items:center;margin:.5rem 0 0}
.steps output{text-align:center;font-variant-numeric:tabular-nums}.steps button{min-height:2.75rem;font-size:1.2rem}
.panel h2{margin:.2rem 0;font-size:1.05rem}.panel p{margin:.2rem 0}
.rack{display:flex;gap:3px}
.rack b{display:inline-flex;justify-content:center;align-items:center;position:relative;width:2.2rem;height:2.2rem;border-radius:4px;background:#f6e7bf;border:1px solid #b99a58;color:#26211a;font-size:1.15rem}
.rack sub{position:absolute;right:3px;bottom:1px;font-size:.55rem;font-weight:400;line-height:1.2}
.moves button{display:grid;grid-template-columns:1.8rem 1fr auto;width:100%;text-align:left;padding:.3rem .6rem;margin-bottom:3px;min-height:2.6rem;column-gap:.3rem;align-items:center}
.moves .n{text-align:right;font-weight:700}.moves .at{grid-column:2;font-size:.85em}.moves .kept{grid-column:3;font-size:.85em;text-align:right;white-space:nowrap}.moves .worth{grid-column:2/4;font-size:.85em}.moves .word{overflow-wrap:anywhere}
.moves .kept small{display:none}.moves button.made{border-color:var(--edge);background:var(--mark)}.moves .made .quiet,.moves .made small{color:var(--ink)}.moves em{font-style:normal;font-weight:600;color:var(--ink)}
.moves button[aria-pressed=true],.cards .now button{outline:2px solid var(--c2);outline-offset:-1px}
.remarks{margin:.4rem 0 0;padding:0;list-style:none;font-size:.87em;color:var(--quiet)}
.figures th[scope=row]{font-weight:400;color:var(--ink);font-size:1em}.figures .final td,.figures .final th[scope=row]{font-weight:700;font-size:1.1em}
.lessons button{display:grid;grid-template-columns:4.2rem 1fr;column-gap:.5rem;width:100%;text-align:left;padding:.45rem .6rem;margin-bottom:4px}
.lessons .badge{grid-row:span 3;align-self:center;justify-self:start}.puzzles button{grid-template-columns:1fr auto}
.cards button{display:grid;grid-template-columns:1.8rem 1fr auto;column-gap:.5rem;width:100%;text-align:left;padding:.45rem .6rem;margin-bottom:4px}
.cards .quiet.n{grid-row:span 3}.cards .who{grid-column:2}.cards .points{grid-column:3;grid-row:1;text-align:right}
.cards button>.w{grid-column:2;overflow-wrap:anywhere}.cards button>.w.quiet{grid-column:3;text-align:right}.cards .remarks{grid-column:2/4;margin:0}.cards .remarks span{display:block}
.result{margin:0;padding-left:1.1rem}.small{padding:.4rem .8rem}summary{cursor:pointer;padding:.5rem 0;font-weight:600}
footer{margin-top:2rem;font-size:.85em;overflow-wrap:anywhere}
@media (min-width:56rem){
.view{grid-template-columns:minmax(24rem,36rem) 1fr;gap:1.5rem}.pair,.charts{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem}
.moves button{grid-template-columns:1.8rem minmax(7rem,1fr) 12rem 7rem 3rem}.moves .at{grid-column:3;grid-row:1}.moves .n{grid-column:5;grid-row:1}.moves .kept{grid-column:4;grid-row:1}.moves .worth{grid-column:2/6}
.moves .kept small{display:inline}
.cards button{grid-template-columns:2rem 9rem 13rem 6rem 11rem 1fr;align-items:baseline}
.cards .quiet.n,.cards .who,.cards button>.w,.cards button>.w.quiet,.cards .points,.cards .remarks{grid-column:auto;grid-row:1}.cards button>.w.quiet{text-align:left;grid-column:4}.cards .points{grid-column:5;text-align:left}.cards .remarks{grid-column:6}
}
@media print{.board .new rect{fill:#f6e7bf;stroke:#b99a58;stroke-width:1}.board{max-width:11cm}.charts{display:grid;grid-template-columns:1fr 1fr}
.cards button,.lessons button{border:0;padding:.1rem 0;border-radius:0;background:none}.cards li,section,.charts{break-inside:avoid}.cards{break-inside:auto}.chart .now{display:none}}
`;
