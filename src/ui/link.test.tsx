import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { Link as RouterLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

/** The link's HTML with its attributes sorted: their order is irrelevant to a browser. */
function written(
  Part: typeof Link | typeof RouterLink,
  props: ComponentProps<typeof RouterLink>,
): { attributes: string[]; inside: string } {
  const html = renderToString(
    <StaticRouter location="/single-product/lamp?colour=red">
      <Part {...props} />
    </StaticRouter>,
  );
  const [, attributes = '', inside = ''] = /^<a (.*?)>(.*)<\/a>$/.exec(html) ?? [];
  return { attributes: attributes.split(/(?<=") /).sort(), inside };
}

test.each<[string, ComponentProps<typeof RouterLink>]>([
  ['a page', { to: '/home', children: 'خانه' }],
  [
    'an address with Persian letters, a query and a place',
    {
      to: `/single-product/${encodeURIComponent('چراغ مطالعه')}?colour=%D8%B3#reviews`,
      className: 'block',
      'aria-label': 'چراغ',
    },
  ],
  [
    'a page that is fetched ahead, replaces this one and keeps the place',
    {
      to: '/cart',
      prefetch: 'intent',
      replace: true,
      state: { from: 'home' },
      preventScrollReset: true,
      viewTransition: true,
    },
  ],
  [
    'a whole document in a window of its own',
    { to: '/invoice/12', reloadDocument: true, target: '_blank', rel: 'noopener' },
  ],
  ['a link that is not discovered', { to: '/home', discover: 'none' }],
  ['another query of this page', { to: '?colour=blue' }],
  ['a place relative to the page', { to: '../sofa' }],
  ['another site', { to: 'https://trustseal.enamad.ir/' }],
  ['parts of an address', { to: { pathname: '/home', search: '?tab=1' } }],
])('%s is rendered on the server as the router renders it', (_, props) => {
  const routers = written(RouterLink, props);
  expect(routers.attributes.length).toBeGreaterThan(0);
  expect(written(Link, props)).toEqual(routers);
});

test('on the server a link reads nothing from the router that it does not need', () => {
  expect(Link).not.toBe(RouterLink);
  expect(renderToString(<Link to="/home">خانه</Link>)).toBe('<a href="/home" data-discover="true">خانه</a>');
});
