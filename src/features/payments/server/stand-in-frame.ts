import { createHash } from 'node:crypto';
import { toPersianDigits } from '#shared/digits.ts';
import { defaultLanguage, isLanguage, type Language } from '#shared/language.ts';

const style = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #0f1318; color: #f2eee8; font: 1rem/1.8 'Vazirmatn Variable', Vazirmatn, Tahoma, system-ui, sans-serif }
main { width: min(26rem, 100% - 2rem); margin-block: 1rem; padding: 1.5rem; border: 1px solid #2b343f; border-radius: 24px; background: #171d24 }
h1 { margin: 0; font-size: 1.25rem }
p { margin: .5rem 0; color: #a3abb5 }
dl { display: grid; gap: .5rem; margin: 1.25rem 0 }
dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem }
dt { color: #a3abb5 }
dd { margin: 0; font-weight: 700 }
.amount { font-size: 1.25rem; color: #f5b546 }
form { display: grid; gap: .75rem }
button { min-height: 3rem; padding: .5rem 1rem; border: 1px solid #76818d; border-radius: 12px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid #f2eee8; outline-offset: 2px }
.pay { border-color: #d6343f; background: #d6343f; color: #fff; font-weight: 700 }
`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** What a page of a stand-in may load: its own style, and nothing else; its forms lead to itself and to these origins. */
export function framePolicy(origins: readonly string[]): string {
  return `default-src 'none'; style-src ${styleHash}; form-action ${["'self'", ...new Set(origins)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
}

/** The language that the shopper reads the shop in, by its cookie, which every port of a host is sent. */
export function pageLanguage(cookie: string | undefined): Language {
  const given = /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];
  return isLanguage(given) ? given : defaultLanguage;
}

/** What is paid, and for what: a row each of name and value, of which the last is the sum. */
export interface FrameContent {
  readonly title: string;
  readonly lead: string;
  readonly rows?: readonly { readonly name: string; readonly value: string; readonly look?: 'amount' }[];
  /** Buttons of one form, by the choice that they send. */
  readonly choices?: readonly { readonly choice: string; readonly text: string; readonly look?: 'pay' }[];
}

/** A page of a stand-in, in the looks of the shop. */
export function standInFrame(language: Language, { title, lead, rows = [], choices = [] }: FrameContent): string {
  const inDigits = (text: string) => escaped(language === 'fa' ? toPersianDigits(text) : text);
  const list = rows.map(({ name, value, look }) => `<div><dt>${name}</dt><dd${look === undefined ? '' : ` class="${look}"`}><bdi>${inDigits(value)}</bdi></dd></div>`);
  const buttons = choices.map(({ choice, text, look }) => `<button${look === undefined ? '' : ` class="${look}"`} name="choice" value="${choice}">${text}</button>`);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${lead}</p>${list.length === 0 ? '' : `<dl>${list.join('')}</dl>`}${buttons.length === 0 ? '' : `<form method="post">${buttons.join('')}</form>`}</main></body>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
