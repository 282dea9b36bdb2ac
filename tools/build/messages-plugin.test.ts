import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileThatWaitsForItself, inLanguage, setsNamedIn, textsPartOf } from './messages-plugin.ts';

const cart = `
import { formatNumber } from '#shared/text/digits.ts';
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

test('texts with placeholders and the formatters they import survive', () => {
  const persian = inLanguage(cart, 'fa');
  expect(persian).toContain('(n) => `دست‌بالا ${formatNumber(n, "fa")}`');
  expect(persian).toContain('from "#shared/text/digits.ts"');
  expect(inLanguage(cart, 'en')).toContain('(n) => `At most ${n}`');
});

test('a set imports nothing from the server’s messages', () => {
  const persian = inLanguage(cart, 'fa');
  expect(persian).not.toContain('#shared/messages.ts');
  expect(persian).toContain('const messages = (texts) => texts;');
});

test('an object whose keys are not the languages is unchanged', () => {
  const source = "export const banks = { fa: 'ملت', en: 'Mellat', code: 12 };\nexport const one = { fa: 'یک' };\n";
  const made = inLanguage(source, 'fa');
  for (const part of ['"ملت"', '"Mellat"', 'code: 12', '{ fa: "یک" }']) expect(made).toContain(part);
});

test('a set of a declared type is looked up like any other', () => {
  const code =
    "export const a = messages({});\nexport const b: Readonly<Record<'fa' | 'en', { c: string }>> = messages({});";
  expect(setsNamedIn(code)).toEqual(['a', 'b']);
});

test('page names are loaded with the menu that displays them, not with the first screen', () => {
  expect(textsPartOf('/shop/src/web/pages/shop-pages.messages.ts')).toBe('later');
  expect(textsPartOf('/shop/src/web/frame/menu.messages.ts')).toBe('later');
  expect(textsPartOf('/shop/src/web/web.messages.ts')).toBe('first');
});

test('every text loaded with the first screen is used by code that runs in a browser', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.resolve('src', file));
  const ofTheServer = /[\\/](?:server|platform|start|testing)[\\/]|\.test\./;
  const isTexts = (file: string) => file.endsWith('.messages.ts');
  const screens = files
    .filter((file) => !ofTheServer.test(file) && !isTexts(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = new Set(screens.match(/[\w-]+/g));
  const first = files.filter((file) => isTexts(file) && !ofTheServer.test(file) && textsPartOf(file) === 'first');
  expect(first.length).toBeGreaterThan(10);
  const idle = first.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(
      ([, key]) => `${path.basename(file)}: ${key}`,
    ),
  );
  expect(idle.filter((one) => !named.has(one.split(': ')[1] ?? ''))).toEqual([]);
});

test('finds the file of texts that would wait for itself, as no browser does', () => {
  const chunk = (moduleIds: string[], imports: string[] = []) => ({ type: 'chunk' as const, moduleIds, imports });
  const tables = {
    'fa.js': chunk(['\0virtual:messages/fa/later'], ['shared.js']),
    'en.js': chunk(['\0virtual:messages/en/later']),
    'texts.js': chunk(['\0virtual:messages/later'], ['shop.js']),
    'style.css': { type: 'asset' as const },
  };
  expect(fileThatWaitsForItself({ ...tables, 'shared.js': chunk(['money.ts']) })).toBeNull();
  expect(fileThatWaitsForItself({ ...tables, 'shared.js': chunk(['money.ts'], ['texts.js']) })).toEqual([
    'fa.js',
    'shared.js',
    'texts.js',
  ]);
});
