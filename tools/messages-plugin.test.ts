import { expect, test } from 'vitest';
import { inLanguage } from './messages-plugin.ts';

const cart = `
import { formatNumber } from '#shared/digits.ts';
import { messages } from '#shared/messages.ts';

export const cartMessages = messages({
  title: { fa: 'سبد خرید', en: 'My Cart' },
  most: { fa: (n: number) => \`دست‌بالا \${formatNumber(n, 'fa')}\`, en: (n: number) => \`At most \${n}\` },
});
`;

test('only the texts of one language remain', () => {
  expect(inLanguage(cart, 'fa')).toContain('سبد خرید');
  expect(inLanguage(cart, 'fa')).not.toContain('My Cart');
  expect(inLanguage(cart, 'en')).toContain('title: "My Cart"');
  expect(inLanguage(cart, 'en')).not.toContain('سبد خرید');
});

test('texts with a figure in them and the formatters they import survive', () => {
  const persian = inLanguage(cart, 'fa');
  expect(persian).toContain('(n) => `دست‌بالا ${formatNumber(n, "fa")}`');
  expect(persian).toContain('from "#shared/digits.ts"');
  expect(inLanguage(cart, 'en')).toContain('(n) => `At most ${n}`');
});

test('a set needs nothing of the server’s messages', () => {
  const persian = inLanguage(cart, 'fa');
  expect(persian).not.toContain('#shared/messages.ts');
  expect(persian).toContain('const messages = (texts) => texts;');
});

test('an object with other keys than the languages stays as it is', () => {
  const source = "export const banks = { fa: 'ملت', en: 'Mellat', code: 12 };\nexport const one = { fa: 'یک' };\n";
  const made = inLanguage(source, 'fa');
  for (const part of ['"ملت"', '"Mellat"', 'code: 12', '{ fa: "یک" }']) expect(made).toContain(part);
});
