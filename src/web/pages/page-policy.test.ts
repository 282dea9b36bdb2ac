import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.server.ts';

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
const html =
  '<html><head><script>first()</script><style data-href="shop">a{color:red}</style><script type="application/ld+json">{}</script>' +
  '<script src="/assets/a.js"></script></head><body style="width:3px"></body></html>';

const directives = (given: Partial<Parameters<typeof pagePolicy>[1]> = {}) =>
  new Map(
    pagePolicy(html, { origins: [], development: false, ...given })
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
  );

test('only what the document itself contains is allowed, by its hash', () => {
  const found = directives();
  expect(found.get('script-src')).toEqual(["'self'", hashOf('first()')]);
  expect(found.get('style-src-elem')).toEqual(["'self'", hashOf(''), hashOf('a{color:red}')]);
  expect(found.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  expect([...found].filter(([name]) => name !== 'style-src-attr').flat(2)).not.toContain("'unsafe-inline'");
});

test("text becomes markup only through the shop's one policy", () => {
  expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives().get('trusted-types')).toEqual(['default']);
});

test('a page connects to the shop and to its configured origins', () => {
  expect(directives({ origins: ['https://cards.example'] }).get('connect-src')).toEqual([
    "'self'",
    'https://cards.example',
  ]);
});

test('in development the tools may write styles and overlays', () => {
  expect(directives({ development: true }).has('trusted-types')).toBe(false);
  expect(directives({ development: true }).get('style-src')).toContain("'unsafe-inline'");
});
