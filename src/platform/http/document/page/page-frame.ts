import type { Language } from '#shared/language.ts';

/** Escapes text between tags. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const latin = /[@?]?[A-Za-z][\w@/.:=?+-]*(?: [A-Za-z][\w@/.:=?+-]*)*/g;

/** Renders a sentence: names in `ticks` as code, and in Persian text the Latin parts with their own direction. */
export function prose(text: string, language: Language): string {
  const named = escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
  return language === 'fa' && !named.includes('<') ? named.replace(latin, '<bdi dir="ltr">$&</bdi>') : named;
}

/** The address of the pages' font. */
export const fontAddress = '/api/vazirmatn.woff2';

/** The colours of the shop (`ui/theme/theme.css`), dark unless the reader's device prefers light. */
const style = `@font-face{font-family:Vazirmatn;src:url(${fontAddress}) format('woff2');font-weight:100 900;font-display:swap}
:root{color-scheme:dark light;--ground:#0f1318;--surface:#171d24;--raised:#1f2730;--ink:#f2eee8;--muted:#a3abb5;--line:#2b343f;--edge:#76818d;--firuze:#3bc9be;--soft:#10302f;--anar:#d6343f;--rose:#ff8488;--amber:#f5b546}
@media(prefers-color-scheme:light){:root{--ground:#faf8f5;--surface:#fff;--raised:#f3efe9;--ink:#1b1f24;--muted:#5c6570;--line:#e3ddd4;--edge:#837b70;--firuze:#0b7468;--soft:#e0f2ee;--anar:#c62a3a;--rose:#b3202f;--amber:#8f5500}}
*{box-sizing:border-box}html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.7 Vazirmatn,Tahoma,system-ui,sans-serif;overflow-wrap:break-word}
a{color:var(--firuze)}a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--firuze);outline-offset:2px}
header,main{max-width:75rem;margin-inline:auto;padding-inline:16px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px;min-height:56px;border-block-end:1px solid var(--line)}
header a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none;font-weight:600}header a:first-child{margin-inline-end:auto;color:var(--ink)}
[dir=ltr]{text-align:left}h1,h2,h3{line-height:1.3;text-wrap:balance}h1{font-size:2rem;margin:32px 0 8px}h2{font-size:1.5rem;margin:56px 0 8px}h3{font-size:1.25rem;margin:0 0 8px}
p{max-width:70ch;margin:0 0 12px}.lead,.muted{color:var(--muted)}
.toc{display:flex;flex-wrap:wrap;gap:8px;margin:20px 0 0;padding:0;list-style:none}.toc a{display:inline-flex;align-items:center;min-height:44px;padding-inline:16px;border:1px solid var(--line);border-radius:22px;background:var(--surface);color:var(--ink);text-decoration:none}
.steps,.cards{display:grid;gap:16px;margin:20px 0 0;padding:0;list-style:none}.steps>li,.card{min-width:0;padding:20px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.steps{counter-reset:step}.steps h3::before{counter-increment:step;content:counter(step);display:inline-grid;place-items:center;width:32px;height:32px;margin-inline-end:12px;border-radius:50%;background:var(--soft);color:var(--firuze);font-size:1rem}
html[lang=fa] .steps h3::before{content:counter(step,persian)}
@media(min-width:48rem){.cards{grid-template-columns:1fr 1fr}}@media(min-width:64rem){.steps{grid-template-columns:1fr 1fr}}
code,pre,.address{direction:ltr;unicode-bidi:isolate;font-family:ui-monospace,SFMono-Regular,Consolas,Menlo,monospace;font-size:.875rem}
pre{margin:12px 0 0;padding:16px;overflow:auto;border-radius:12px;background:var(--raised);line-height:1.6;text-align:left;tab-size:2}p code,td code,li code{overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;margin-block-start:12px}th,td{padding:10px 12px 10px 0;border-block-start:1px solid var(--line);vertical-align:top;text-align:start}[dir=rtl] th,[dir=rtl] td{padding:10px 0 10px 12px}tr:target{background:var(--soft)}th{color:var(--muted);font-weight:600;font-size:.875rem}
details{border-block-start:1px solid var(--line)}summary{min-height:44px;padding-block:10px;cursor:pointer;font-weight:600}summary small{color:var(--muted);font-weight:400}
.call{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:2px 12px;padding-block:12px;border-block-start:1px solid var(--line)}.call>*{grid-column:2}.call>b{grid-column:1;grid-row:1;color:var(--firuze);font-size:.875rem}.call .who{color:var(--muted);font-size:.875rem}.call p{margin:0}
p.change{max-width:none;margin:0;min-height:44px;padding-block:10px;border-block-start:1px solid var(--line);font-weight:600}ul.parts{margin:4px 0 12px;padding-inline-start:20px}.tag{display:inline-block;padding-inline:10px;border-radius:12px;font-size:.875rem;background:var(--raised);color:var(--muted)}.tag.added{background:var(--soft);color:var(--firuze)}.tag.removed{color:var(--rose)}.tag.changed{color:var(--amber)}
form,.row{display:grid;gap:12px}label{display:grid;gap:4px;font-weight:600;font-size:.875rem}input,select,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:12px;background:var(--raised);color:var(--ink);font:.875rem/1.6 ui-monospace,Consolas,Menlo,monospace;direction:ltr}textarea{min-height:7rem;resize:vertical}
button{min-height:44px;padding-inline:24px;border:0;border-radius:12px;background:var(--anar);color:#fff;font:600 1rem Vazirmatn,Tahoma,system-ui,sans-serif;cursor:pointer}button:disabled{opacity:.6;cursor:default}button.try{min-height:32px;padding-inline:12px;background:none;border:1px solid var(--line);color:var(--firuze);font-size:.875rem}
@media(min-width:48rem){.row{display:grid;grid-template-columns:8rem 1fr;gap:12px}}@media(min-width:64rem){.console{display:grid;grid-template-columns:1fr 1fr;gap:20px}}
main{padding-block-end:64px}`;

interface Page {
  readonly language: Language;
  readonly title: string;
  /** Links to other pages, beside the title. */
  readonly links: readonly (readonly [address: string, text: string])[];
  readonly body: string;
  readonly script?: string;
}

/** Renders a complete HTML page for developers. */
export function framed({ language, title, links, body, script }: Page): string {
  const nav = links.map(([address, text]) => `<a href="${escape(address)}">${escape(text)}</a>`).join('');
  return `<!doctype html><html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)} · Hojreh</title><meta name="robots" content="noindex"><link rel="preload" href="${fontAddress}" as="font" type="font/woff2" crossorigin><style>${style}</style></head>
<body><header><a href="/api/">Hojreh API</a>${nav}</header><main>${body}</main>${script === undefined ? '' : `<script src="${script}" defer></script>`}</body></html>`;
}
