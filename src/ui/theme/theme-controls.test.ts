import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstPaintScript } from './theme-controls.ts';

function firstPaint(getItem: (key: string) => string | null) {
  const html = { dataset: { theme: 'dark' }, dir: 'ltr' };
  const bar = { content: '#000', dataset: { dark: '#000', light: '#fff' } };
  const document = { documentElement: html, querySelector: () => bar };
  runInNewContext(firstPaintScript, { document, localStorage: { getItem } });
  // The browser's toolbar has the colour of the page's theme before the first paint.
  expect(bar.content).toBe(html.dataset.theme === 'light' ? '#fff' : '#000');
  return [html.dataset.theme, html.dir];
}

function languageAtFirstPaint({
  stored,
  cookie,
  sticks = true,
}: {
  stored: string | null;
  cookie: string;
  sticks?: boolean;
}) {
  let reloads = 0;
  const saved = { cookie };
  const document = {
    documentElement: { dataset: {}, lang: 'fa' },
    get cookie() {
      return saved.cookie;
    },
    set cookie(text: string) {
      if (sticks) saved.cookie = [saved.cookie, text.split(';')[0]].filter(Boolean).join('; ');
    },
  };
  const location = {
    reload: () => {
      reloads++;
    },
  };
  runInNewContext(firstPaintScript, {
    document,
    location,
    localStorage: { getItem: (key: string) => (key === 'language' ? stored : null) },
  });
  return { cookie: saved.cookie, reloads };
}

test.each([
  [
    'a lost cookie is set anew, and the page loaded once more',
    { stored: 'en', cookie: 'a=b' },
    { cookie: 'a=b; language=en', reloads: 1 },
  ],
  [
    'the cookie that is there decides',
    { stored: 'en', cookie: 'a=b; language=fa' },
    { cookie: 'a=b; language=fa', reloads: 0 },
  ],
  ['the page is in that language', { stored: 'fa', cookie: '' }, { cookie: '', reloads: 0 }],
  ['no language that the shop speaks', { stored: 'de', cookie: '' }, { cookie: '', reloads: 0 }],
  ['nothing stored', { stored: null, cookie: '' }, { cookie: '', reloads: 0 }],
  ['a browser that keeps no cookie', { stored: 'en', cookie: '', sticks: false }, { cookie: '', reloads: 0 }],
] as const)('APP-04 the stored language: %s', (_name, browser, after) => {
  expect(languageAtFirstPaint(browser)).toEqual(after);
});

test("the shopper's theme and layout are applied before the first paint", () => {
  expect(firstPaint((key) => ({ theme: 'light', view: 'rtl' })[key] ?? null)).toEqual(['light', 'rtl']);
});

test.each([
  ['without a choice', () => null],
  ['with a choice that is none', () => 'purple'],
  [
    'with storage blocked',
    () => {
      throw new Error('SecurityError');
    },
  ],
])("%s the shop's own stay", (_name, getItem) => {
  expect(firstPaint(getItem)).toEqual(['dark', 'ltr']);
});

test.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])('a page reached by %s is marked as returned to: %j', (type, marked) => {
  const html = { dataset: {} as { returned?: string }, lang: 'fa' };
  runInNewContext(firstPaintScript, {
    document: { documentElement: html, cookie: '' },
    localStorage: { getItem: () => null },
    performance: { getEntriesByType: () => [{ type }] },
  });
  expect(html.dataset.returned).toBe(marked);
});

test.each([
  ['', undefined],
  ['?status=placed', undefined],
  ['?reorder=1', undefined],
  ['?order=65630532', ''],
  ['?a=b&order=65630532', ''],
])('an address with %j is marked as that of the list: %j', (search, marked) => {
  const html = { dataset: {} as { one?: string }, lang: 'fa' };
  runInNewContext(firstPaintScript, {
    document: { documentElement: html, cookie: '' },
    localStorage: { getItem: () => null },
    performance: { getEntriesByType: () => [] },
    location: { search },
  });
  expect(html.dataset.one).toBe(marked);
});
