import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

function coloursIn(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]] as const),
  ) as Record<string, string>;
}

const dark = coloursIn('@theme {');
const themes = { dark, light: { ...dark, ...coloursIn("html[data-theme='light'] {") } };

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'surface', 'raised'];
const textPairs = [
  ...['ink', 'muted', 'rose', 'turquoise', 'amber'].flatMap((text) => grounds.map((background) => [text, background])),
  ['pomegranate-ink', 'pomegranate'],
  ['pomegranate-ink', 'pomegranate-deep'],
  ['turquoise-ink', 'turquoise'],
  ['saffron-ink', 'saffron'],
  ['ground', 'ink'],
  ...['pomegranate', 'turquoise', 'saffron'].flatMap((tint) => [
    ['ink', `${tint}-soft`],
    ['muted', `${tint}-soft`],
  ]),
  ['rose', 'pomegranate-soft'],
  ['turquoise', 'turquoise-soft'],
  ['amber', 'saffron-soft'],
];
const controlPairs = ['edge', 'pomegranate', 'turquoise', 'star'].flatMap((part) =>
  grounds.map((background) => [part, background]),
);

for (const [name, colours] of Object.entries(themes)) {
  const ratio = ([one = '', other = '']: string[]) => {
    const [front, back] = [colours[one], colours[other]];
    if (!front || !back) throw new Error(`theme.css names no colour ${front ? other : one}`);
    return contrast(front, back);
  };

  test.each(textPairs)(`in the ${name} theme %s can be read on %s`, (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)(`in the ${name} theme %s stands out as a control on %s`, (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
}
