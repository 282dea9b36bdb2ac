import { createHash } from 'node:crypto';
import { toPersianDigits } from '#shared/digits.ts';
import { formatToman } from '#shared/money.ts';

const style = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #14110f; color: #f4efe8; font: 1rem/1.8 Vazirmatn, Tahoma, sans-serif }
main { width: min(26rem, 100% - 2rem); padding: 2rem; border: 1px solid #3a322b; border-radius: 1.25rem; background: #1f1a16 }
h1 { margin: 0; font-size: 1.25rem }
p { margin: .5rem 0; color: #cfc4b6 }
dl { display: grid; gap: .5rem; margin: 1.5rem 0 }
dl div { display: flex; justify-content: space-between; gap: 1rem }
dt { color: #cfc4b6 }
dd { margin: 0; font-weight: 700 }
.amount { font-size: 1.25rem; color: #ffc857 }
form { display: grid; gap: .75rem }
button { min-height: 3rem; border: 0; border-radius: .75rem; font: inherit; font-weight: 700; cursor: pointer }
button:focus-visible { outline: 3px solid #fff; outline-offset: 2px }
.pay { background: #ffc857; color: #14110f }
.leave { background: transparent; color: #f4efe8; border: 1px solid #6b5f53 }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** What the page may load: its own style, and nothing else; its forms lead back to the shop. */
export function standInPolicy(shopOrigin: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${shopOrigin}; base-uri 'none'; frame-ancestors 'none'`;
}

/** The page on which the customer pays, or not. */
export function standInPage({ toman, description }: { toman: number; description: string }): string {
  return frame(
    'درگاه پرداخت نمایشی',
    `<p>این درگاه، جای درگاه بانکی را در نمایش فروشگاه می‌گیرد. هیچ پولی جابه‌جا نمی‌شود.</p>
<dl>
<div><dt>بابت</dt><dd>${escaped(toPersianDigits(description))}</dd></div>
<div><dt>مبلغ</dt><dd class="amount">${formatToman(toman, 'fa')} تومان</dd></div>
</dl>
<form method="post"><button class="pay" name="choice" value="pay">پرداخت</button><button class="leave" name="choice" value="leave">انصراف</button></form>`,
  );
}

/** What a visitor reads for whom nothing is to be paid. */
export function standInNothingToPay(): string {
  return frame('این پرداخت در جریان نیست', '<p>این پرداخت پایان یافته یا هرگز آغاز نشده است.</p>');
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
