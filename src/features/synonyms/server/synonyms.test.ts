import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import type { Facets } from '#features/listings/listings.contract.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Synonym, SynonymSuggestion } from '../synonyms-admin.contract.ts';
import { forgetOldSuggestions, learnFromClick } from './synonyms.service.ts';
import { synonymSuggestions } from './synonyms.tables.ts';

describe("the owner's synonym dictionary", () => {
  const app = useTestShop();
  let token = '';
  const add = async (name: string, means: string, kind = 'two-way') =>
    app.call('POST /api/admin/synonyms/', { token, body: { name, means, kind } });
  const found = async (q: string) =>
    ((await app.call('GET /api/search/', { query: { q } })).body as { data: { slug: string }[] }).data.map(
      ({ slug }) => slug,
    );
  const suggestions = async () =>
    (await app.call('GET /api/admin/synonym-suggestions/', { token })).body as { data: SynonymSuggestion[] };

  beforeAll(async () => {
    ({ token } = await customerReady(app.shop, { role: 'owner' }));
    await productReady(app.shop, { name: 'چمدان ترولی بزرگ', slug: 'trolley' });
    await productReady(app.shop, { name: 'چمدان چرخ‌دار', slug: 'wheels' });
    await productReady(app.shop, { name: 'کنسول پلی استیشن ۵', slug: 'console' });
    for (let number = 1; number <= 11; number += 1)
      await productReady(app.shop, { name: `جزوه ${number}`, slug: `booklet-${number}` });
    await productReady(app.shop, { name: 'کتابچه', slug: 'handbook' });
  });

  test('SRCH-01 an added, changed or removed pair applies to searches, facets and suggestions at once', async () => {
    expect(await found('ps5')).toEqual([]);
    const { status, body } = await add('PS5', 'پلی استیشن ۵');
    const { id, version } = body as Synonym;
    expect([status, await found('ps5')]).toEqual([201, ['console']]);
    expect((await app.call('GET /api/products/facets/', { query: { q: 'ps5' } })).body as Facets).toMatchObject({
      total: 1,
    });
    const suggested = await app.call('GET /api/search/suggestions/', { query: { q: 'کنسول ps5' } });
    expect(suggested.body).toMatchObject({ products: [{ slug: 'console' }] });
    const change = { name: 'PS5', means: 'ترولی', kind: 'one-way' };
    const changed = await app.call('PUT /api/admin/synonyms/:id/', {
      token,
      params: { id },
      body: { ...change, version },
    });
    expect([changed.status, await found('ps5')]).toEqual([200, ['trolley']]);
    const stale = await app.call('PUT /api/admin/synonyms/:id/', {
      token,
      params: { id },
      body: { ...change, version },
    });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'changed-meanwhile', facts: { version: 2 } }]);
    for (const [seen, answer] of [
      [version, 409],
      [version + 1, 200],
      [version + 1, 404],
    ] as const)
      expect(
        (await app.call('DELETE /api/admin/synonyms/:id/', { token, params: { id }, query: { version: seen } })).status,
      ).toBe(answer);
    expect(await found('ps5')).toEqual([]);
  });

  test('SRCH-01 a pair applies even when the words find plenty, one-way in one direction, typed words first', async () => {
    await add('جزوه', 'کتابچه', 'one-way');
    const products = await found('جزوه');
    expect([products.length, products.at(-1)]).toEqual([12, 'handbook']);
    expect(await found('کتابچه')).toEqual(['handbook']);
  });

  test('SRCH-01 phrases can be synonyms, and a denied pair of the built-in list does not apply', async () => {
    await add('چرخ دار', 'ترولی');
    expect(await found('چمدان چرخ دار')).toEqual(expect.arrayContaining(['wheels', 'trolley']));
    expect(await found('چمدان ترولی')).toEqual(['trolley', 'wheels']);
    expect(await found('notebook جزوه')).not.toContain('laptop');
    await productReady(app.shop, { name: 'لپ‌تاپ سبک', slug: 'laptop' });
    expect(await found('notebook')).toEqual(['laptop']);
    await add('notebook', 'لپتاپ', 'never');
    expect(await found('notebook')).not.toContain('laptop');
  });

  test('a pair is one row in either order and is not empty, and the dictionary is listed', async () => {
    expect((await add('ترولی', 'چرخ‌دار')).body).toMatchObject({ code: 'synonym-taken' });
    expect((await add('  !!', 'کیف')).body).toMatchObject({
      code: 'synonym-wrong',
      fields: { name: expect.anything() as string },
    });
    expect((await add('کیف', 'كیف')).body).toMatchObject({
      code: 'synonym-wrong',
      fields: { means: expect.anything() as string },
    });
    const list = (query: Record<string, unknown>) => app.call('GET /api/admin/synonyms/', { token, query });
    expect((await list({ q: 'چرخ' })).body).toMatchObject({ data: [{ name: 'چرخ دار', version: 1 }], next: null });
    expect((await list({ q: '%' })).body).toMatchObject({ data: { length: 3 } });
    const first = (await list({ page_size: 2 })).body as { data: Synonym[]; next_after: string };
    const rest = (await list({ page_size: 2, after: first.next_after })).body as { data: Synonym[]; next: null };
    expect([...first.data, ...rest.data].map(({ kind }) => kind)).toEqual(['never', 'two-way', 'one-way']);
    expect((await list({ after: 'x' })).status).toBe(400);
    const shopper = await customerReady(app.shop);
    expect((await app.call('GET /api/admin/synonyms/', { token: shopper.token })).status).toBe(403);
  });

  test('SRCH-01 clicks from several networks under another wording become a suggestion, which is accepted once', async () => {
    const click = (host: number, typed = 'کلوپی') =>
      learnFromClick(app.shop, { typed: `${typed} بزرگ`, clicked: 'چمدان بزرگ', address: `10.0.${host}.9` });
    await Promise.all([click(1), click(1), click(1), click(2)]);
    expect((await suggestions()).data).toEqual([]);
    await click(3);
    const { data } = await suggestions();
    expect(data).toMatchObject([{ name: 'کلوپی', means: 'چمدان', clicks_count: 3 }]);
    const accept = () =>
      app.call('POST /api/admin/synonym-suggestions/:id/accept/', {
        token,
        params: { id: data[0]?.id ?? 0 },
        body: { kind: 'one-way' },
      });
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await found('کلوپی')).toEqual(expect.arrayContaining(['trolley', 'wheels']));
    await click(4);
    expect((await suggestions()).data).toEqual([]);
  });

  test('a rejected suggestion does not return; old data is deleted, and the beacon feeds the same path', async () => {
    for (const host of [1, 2, 3])
      await learnFromClick(app.shop, { typed: 'زنانه', clicked: 'مردونه', address: `10.1.${host}.9` });
    const [one] = (await suggestions()).data;
    const params = { id: one?.id ?? 0 };
    expect(
      (await app.call('POST /api/admin/synonym-suggestions/:id/reject/', { token, params, body: {} })).body,
    ).toMatchObject({ name: 'زنانه' });
    await learnFromClick(app.shop, { typed: 'زنانه', clicked: 'مردونه', address: '10.1.4.9' });
    expect((await suggestions()).data).toEqual([]);
    const clicked = await app.call('POST /api/search/clicks/', { body: { q: 'ساک', instead_of: 'خورجین' } });
    expect([clicked.status, clicked.body]).toEqual([201, { q: 'ساک', instead_of: 'خورجین' }]);
    const stored = async () => (await app.shop.db.select().from(synonymSuggestions)).map(({ name }) => name);
    expect(await stored()).toContain('خورجین');
    app.clock.advance(61 * 86_400_000);
    await forgetOldSuggestions(app.shop);
    expect(await stored()).toEqual(['زنانه']);
  });
});
