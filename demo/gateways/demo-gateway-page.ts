import { createHash } from 'node:crypto';
import { inDigitsOf } from '#shared/text/digits.ts';
import { defaultLanguage, isLanguage, type Language } from '#shared/language.ts';
import { formatToman } from '#shared/commerce/money.ts';
import type { DemoPayment } from './demo-gateway-ledger.ts';
import { demoMessages } from './demo-gateway.messages.ts';

/** The customer's choices on the page: pay, cancel, or simulate another outcome of a payment. */
export const choices = ['pay', 'cancel', 'decline', 'stay', 'twice', 'slow', 'broken', 'wrong-sum'] as const;
export type Choice = (typeof choices)[number];

const style = `
:root { color-scheme: dark; --ground: #0f1318; --surface: #171d24; --ink: #f2eee8; --muted: #a3abb5; --line: #2b343f; --edge: #76818d; --fill: #d6343f; --sum: #f5b546 }
html[data-theme=light] { color-scheme: light; --ground: #faf8f5; --surface: #fff; --ink: #1b1f24; --muted: #5c6570; --line: #e3ddd4; --edge: #82878e; --fill: #c62a3a; --sum: #945800 }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1rem/1.8 'Vazirmatn Variable', Vazirmatn, Tahoma, system-ui, sans-serif }
main { width: min(26rem, 100% - 2rem); margin-block: 1rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 24px; background: var(--surface) }
h1 { margin: 0; font-size: 1.25rem }
p { margin: .5rem 0; color: var(--muted) }
.speaks { margin: 0; font-size: .875rem }
dl { display: grid; gap: .5rem; margin: 1.25rem 0 }
dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem }
dt { color: var(--muted) }
dd { margin: 0; font-weight: 700; text-align: end }
.amount { font-size: 1.25rem; color: var(--sum); font-variant-numeric: tabular-nums; white-space: nowrap }
form, .more { display: grid; gap: .75rem }
button { min-height: 3rem; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: 12px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible, summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.pay { border-color: var(--fill); background: var(--fill); color: #fff; font-weight: 700 }
details { margin-top: .5rem; border-top: 1px solid var(--line) }
summary { display: flex; align-items: center; min-height: 44px; color: var(--muted); cursor: pointer }
summary::after { content: '▾'; margin-inline-start: auto }
.more { padding-top: .5rem }
.more button { min-height: 2.75rem; font-size: .875rem; font-weight: 500 }
`;
/** Applies the theme that the shopper chose at the shop when the page is served beside it. */
const script = `try{if(localStorage.getItem("theme")=="light")document.documentElement.dataset.theme="light"}catch(e){}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the page's content security policy: only its own inline style and script, and forms that submit to itself or the shop. */
export function demoPolicy(...shopOrigins: readonly string[]): string {
  return `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; form-action ${["'self'", ...new Set(shopOrigins)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Returns the language in which the shopper reads the shop, from its cookie. */
export function demoLanguage(cookie: string | undefined): Language {
  const given = /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];
  return isLanguage(given) ? given : defaultLanguage;
}

/** Renders the page on which the customer pays or cancels. */
export function demoPage(payment: DemoPayment, language: Language): string {
  const t = demoMessages[language];
  const description = inDigitsOf(payment.description, language);
  const button = (choice: Choice, text: string, look = '') =>
    `<button${look === '' ? '' : ` class="${look}"`} name="choice" value="${choice}">${text}</button>`;
  const others = [
    button('decline', t.decline),
    button('stay', t.stay),
    button('twice', t.twice),
    button('slow', t.slow),
    button('broken', t.broken),
    button('wrong-sum', t.wrongSum),
  ];
  return frame(
    language,
    t.title,
    `<p class="speaks">${t.speaks(t[payment.gateway])}</p>
<p>${t.about}</p>
<dl>
<div><dt>${t.purpose}</dt><dd><bdi>${escaped(description)}</bdi></dd></div>
<div><dt>${t.amount}</dt><dd class="amount">${t.toman(formatToman(Math.floor(payment.rial / 10), language))}</dd></div>
</dl>
<form method="post">
${button('pay', t.pay, 'pay')}
${button('cancel', t.cancel)}
<details><summary>${t.tryOut}</summary><div class="more">
${others.join('\n')}
</div></details>
</form>`,
  );
}

/** Renders the page for a visitor without an open payment. */
export function demoNothingToPay(language: Language): string {
  const t = demoMessages[language];
  return frame(language, t.nothingTitle, `<p>${t.nothing}</p>`);
}

/** Renders the page after a payment that does not redirect back to the shop. */
export function demoStayed(language: Language): string {
  const t = demoMessages[language];
  return frame(language, t.stayedTitle, `<p>${t.stayed}</p>`);
}

/** Renders a demo gateway's page around its HTML content. */
export function frame(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style><script>${script}</script></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
