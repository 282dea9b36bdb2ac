import { describe, expect, test } from 'vitest';
import { endpointPauseAfter, isWebhookUrl, pauseAfter, sellerEventTypes, typesOfEndpoint } from './webhooks.rules.ts';

describe('pauses', () => {
  test('grow from seconds to half a day with elapsed time, and end after three days', () => {
    const pauses: number[] = [];
    for (let elapsed = 0; elapsed < 3 * 86_400; elapsed += pauses.at(-1) ?? 0) pauses.push(pauseAfter(elapsed));
    expect(pauses).toEqual([5, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 43_200, 43_200, 43_200, 43_200, 43_200]);
  });

  test('a server may request a longer pause, up to half a day; an endpoint pauses a quarter of an hour at most', () => {
    expect([pauseAfter(0, 120), pauseAfter(400, 1), pauseAfter(0, 999_999)]).toEqual([120, 900, 43_200]);
    expect([endpointPauseAfter(0), endpointPauseAfter(86_400)]).toEqual([5, 900]);
  });
});

test.each([
  [['order.*'], false, ['order.placed', 'order.paid', 'order.moved', 'order.cancelled', 'order.lapsed']],
  [['order.paid', 'brand.*'], false, ['order.paid', 'brand.changed']],
  [['order.*'], true, ['order.placed', 'order.paid', 'order.moved', 'order.cancelled']],
  [['customer.registered'], true, null],
  [['order.paid', 'nothing'], false, null],
  [['order.paid,brand.changed'], false, null],
  [['*'], false, null],
])('the filters %j of a seller (%2$s) mean %j', (filters, ofSeller, types) => {
  expect(typesOfEndpoint(filters, { ofSeller })).toEqual(types);
});

test('sellers get no events of customers, applications or the catalogue', () => {
  expect(sellerEventTypes.filter((type) => /^(customer|application|return|category|brand)/.test(type))).toEqual([]);
});

test.each([
  ['https://erp.example.com/hooks?shop=1', true, true],
  ['http://erp.example.com/hooks', false, true],
  ['https://user:password@erp.example.com/', false, false],
  ['https://erp.example.com/#part', false, false],
  ['ftp://erp.example.com/', false, false],
  ['javascript:alert(1)', false, false],
  ['erp.example.com', false, false],
])('%s is allowed in production: %s, in the demo: %s', (url, production, demo) => {
  expect([isWebhookUrl(url, { plain: false }), isWebhookUrl(url, { plain: true })]).toEqual([production, demo]);
});
