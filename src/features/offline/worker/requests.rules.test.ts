import { describe, expect, test } from 'vitest';
import { addressWithin, requestKind, pageKey, type RequestKind } from './requests.rules.ts';

const origin = 'https://shop.test';
const pages = [
  { path: '/', query: [] },
  { path: '/home', query: [] },
  { path: '/shop-grid', query: ['sort', 'brand'] },
  { path: '/catagory/:slug', query: ['sort', 'attr_*'] },
  { path: '/single-product/:slug', query: [] },
  { path: '/reset-password', query: [] },
  { path: '/admin/orders', query: [] },
];

interface Given {
  method?: string;
  mode?: string;
  headers?: Record<string, string>;
}

function kindOf(path: string, { method = 'GET', mode = 'cors', headers = {} }: Given = {}): RequestKind | null {
  const url = path.startsWith('/') ? `${origin}${path}` : path;
  return requestKind({ method, mode, url, headers: new Headers(headers) }, origin, pages);
}

const json = { accept: 'application/json' };

describe('requests that the worker handles', () => {
  test.each<[what: string, kindOf: RequestKind | null, kind: string | null]>([
    ['a document', kindOf('/home', { mode: 'navigate' }), 'page'],
    ['a form that is sent', kindOf('/home', { mode: 'navigate', method: 'POST' }), null],
    ['a file of the build', kindOf('/assets/shop-1.js'), 'file'],
    ['a picture', kindOf('/media/abc/320.webp'), 'picture'],
    ['a film', kindOf('/videos/hojreh.mp4'), null],
    ['a film of a product', kindOf('/films/abcdefabcdefabcdefab.mp4'), null],
    ['an answer for everybody', kindOf('/api/products/?page=2', { headers: json }), 'answer'],
    ["a customer's own call", kindOf('/api/orders/cart/', { headers: { ...json, authorization: 'Bearer x' } }), null],
    ['a stream of news', kindOf('/api/chat/news/', { headers: { accept: 'text/event-stream' } }), null],
    ['a write', kindOf('/api/orders/cart/', { method: 'POST', headers: json }), null],
    ['somewhere else', kindOf('https://elsewhere.test/assets/a.js'), null],
  ])('%s', (_, found, kind) => {
    expect(found?.kind ?? null).toBe(kind);
  });
});

describe('the cache key of a document', () => {
  test.each<[address: string, key: string | null]>([
    ['/', '/'],
    ['/home/', '/home'],
    ['/shop-grid?utm=x&sort=newest&brand=nur', '/shop-grid?brand=nur&sort=newest'],
    ['/shop-grid?sort=', '/shop-grid'],
    ['/catagory/tea?attr_b=2&sort=newest&attr_a=1&x=1', '/catagory/tea?attr_a=1&attr_b=2&sort=newest'],
    ['/single-product/lamp?from=mail', '/single-product/lamp'],
    ['/single-product/lamp/more', null],
    ['/reset-password?token=secret', '/reset-password'],
    ['/admin/orders', null],
    ['/api/', null],
    ['/no-such-page', null],
  ])('%s', (address, key) => {
    expect(pageKey(new URL(address, origin), pages)).toBe(key);
  });
});

test.each<[link: unknown, address: string]>([
  ['/my-order?number=12', '/my-order?number=12'],
  ['https://shop.test/notifications#new', '/notifications#new'],
  ['https://elsewhere.test/', '/home'],
  ['//elsewhere.test/x', '/home'],
  ['javascript:alert(1)', '/home'],
  [undefined, '/home'],
  [{ to: '/cart' }, '/home'],
])('the link %j of a notification leads to %s', (link, address) => {
  expect(addressWithin(origin, link)).toBe(address);
});
