// How the page of a review looks: cards in one column on a phone, in two on a desk.

export const REVIEW_STYLE: string = `
[hidden]{display:none!important}header p{margin:.3rem 0}
ol,ul{list-style:none;margin:0;padding:0}p{margin:.2rem 0;overflow-wrap:anywhere}
button,input{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}
button{cursor:pointer;padding:.5rem .9rem;min-height:2.75rem}
input:not([type=radio]){padding:.5rem;width:100%;border-color:var(--edge)}
.name{display:block;max-width:26rem;margin:.8rem 0}
.item{background:var(--card);border:1px solid var(--line);border-left:5px solid var(--line);border-radius:8px;padding:.6rem .8rem;margin-bottom:.6rem;scroll-margin-top:1rem}
.item[data-answer=right]{border-left-color:var(--right)}.item[data-answer=wrong]{border-left-color:var(--wrong)}.item[data-answer=doubt]{border-left-color:var(--edge)}
.item h2{margin:0;overflow-wrap:anywhere;letter-spacing:.03em}.item h2 small{font-weight:400;letter-spacing:0}
.row{font-size:.85em}
fieldset{border:0;margin:.4rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.4rem}
legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.scope legend{position:static;width:auto;height:auto;clip-path:none;padding:0;float:left;align-self:center}
fieldset label{display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;padding:0 .8rem;border:1px solid var(--edge);border-radius:8px;cursor:pointer}
.boxes{display:grid;grid-template-columns:repeat(3,1fr)}.boxes label{justify-content:center;padding:0 .3rem}
label:has(:checked){background:var(--mark)}
input[type=radio]{width:1.1rem;height:1.1rem;margin:0}
.more{display:grid;gap:.4rem;margin-top:.4rem}.clear{justify-self:start}
footer{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.5rem 0;background:var(--paper);border-top:1px solid var(--line)}
footer output{font-variant-numeric:tabular-nums;font-weight:600;margin-right:auto}footer p{flex-basis:100%;margin:0}footer p:empty{display:none}
@media (min-width:56rem){ol{display:grid;grid-template-columns:1fr 1fr;gap:.6rem;align-items:start}.item{margin:0}}
@media print{.item{break-inside:avoid}.more{display:none}}
`;
