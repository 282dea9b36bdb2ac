import { beforeAll, describe, expect, test } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import type { Attribute } from '#features/attributes/attributes-admin.contract.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { productWritten } from '#features/products/server/products-admin.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Facets, ProductList } from '../listings.contract.ts';

describe('attribute filters of a category list', () => {
  const app = useTestShop();
  let token = '';
  let below = 0;
  let panel: Attribute;
  const made = async (form: object) =>
    (
      await app.call('POST /api/admin/attributes/', {
        token,
        body: {
          unit: inPersian(''),
          unit_singular: '',
          filterable: true,
          comparable: true,
          options: [],
          ...form,
        },
      })
    ).body as Attribute;
  const facets = async (query: Record<string, unknown> = {}) =>
    (await app.call('GET /api/products/facets/', { query: { category: 'digital', ...query } })).body as Facets;
  const counts = async (query: Record<string, unknown> = {}) =>
    Object.fromEntries(
      (await facets(query)).attributes.map(({ code, choices }) => [
        code,
        choices.map(({ value, count }) => `${value} ${count}`),
      ]),
    );
  const listed = async (query: Record<string, unknown>) => {
    const { status, body } = await app.call('GET /api/products/categories/:slug/', {
      params: { slug: 'digital' },
      query,
    });
    return status === 200 ? (body as ProductList).data.map(({ slug }) => slug).sort() : status;
  };
  const add = async (slug: string, attributes: object[]) =>
    app.call('POST /api/admin/products/', {
      token,
      body: { ...(await productWritten(app.shop, { category_id: below, slug })), attributes },
    });

  beforeAll(async () => {
    ({ token } = await customerReady(app.shop, { role: 'owner' }));
    const main = (await createCategory(app.shop, { name: 'دیجیتال', slug: 'digital' })).id;
    below = (await createCategory(app.shop, { name: 'رایانه', slug: 'computers', parentId: main })).id;
    await createCategory(app.shop, { name: 'فرش', slug: 'rugs' });
    panel = await made({
      ...{ code: 'panel', kind: 'select', name: inPersian('پنل'), category_ids: [main] },
      options: [{ name: { fa: 'آی‌پی‌اس', en: 'IPS' } }, { name: { fa: 'اولد', en: 'OLED' } }],
    });
    await made({
      code: 'ram',
      kind: 'number',
      name: inPersian('رم'),
      unit: inPersian('گیگابایت'),
      category_ids: [below],
    });
    await made({ code: 'touch', kind: 'boolean', name: inPersian('لمسی'), category_ids: [main] });
    await add('first', [
      { code: 'panel', option: 'ips' },
      { code: 'ram', number: 8 },
      { code: 'touch', boolean: true },
    ]);
    await add('second', [
      { code: 'panel', option: 'ips' },
      { code: 'ram', number: 16 },
      { code: 'touch', boolean: false },
    ]);
    await add('third', [
      { code: 'panel', option: 'oled' },
      { code: 'ram', number: 16 },
    ]);
    await add('plain', []);
  });

  test('LIST-01 each value is counted under all other filters, and the list has as many products', async () => {
    expect(await counts()).toEqual({ panel: ['ips 2', 'oled 1'], ram: ['8 1', '16 2'], touch: ['true 1', 'false 1'] });
    expect(await counts({ attr_panel: 'ips' })).toEqual({
      panel: ['ips 2', 'oled 1'],
      ram: ['8 1', '16 1'],
      touch: ['true 1', 'false 1'],
    });
    expect(await counts({ attr_panel: 'oled', attr_touch: 'true' })).toEqual({
      panel: ['ips 1', 'oled 0'],
      touch: ['true 0'],
    });
    expect(await listed({ attr_panel: 'ips' })).toEqual(['first', 'second']);
    expect(await listed({ attr_panel: 'ips,oled', attr_ram: '10..20' })).toEqual(['second', 'third']);
    expect(await listed({ attr_touch: 'false' })).toEqual(['second']);
    expect(await listed({ attr_ram: '8,16', sort: 'price-asc' })).toEqual(['first', 'second', 'third']);
    expect((await facets({ attr_ram: '16' })).total).toBe(2);
  });

  test('an unknown attribute or value gives no results, a malformed name is refused, and the next page retains the filter', async () => {
    expect(await listed({ attr_nothing: '1' })).toEqual([]);
    expect(await listed({ attr_panel: 'crt' })).toEqual([]);
    expect(await listed({ attr_ram: 'many' })).toEqual([]);
    expect(await listed({ attr_PANEL: 'ips' })).toBe(400);
    const { body } = await app.call('GET /api/products/categories/:slug/', {
      params: { slug: 'digital' },
      query: { attr_panel: 'ips', page_size: 1 },
    });
    expect((body as ProductList).next).toContain('attr_panel=ips');
  });

  test('attributes of other categories, archived or without effect are not listed; changes apply at once', async () => {
    expect((await facets({ category: 'rugs' })).attributes).toEqual([]);
    const act = (verb: 'archive' | 'restore', version: number) =>
      app.call(`POST /api/admin/attributes/:id/${verb}/`, { token, params: { id: panel.id }, body: { version } });
    await act('archive', 1);
    expect(Object.keys(await counts())).toEqual(['ram', 'touch']);
    expect(await listed({ attr_panel: 'ips' })).toEqual([]);
    await act('restore', 2);
    expect(await listed({ attr_panel: 'ips' })).toEqual(['first', 'second']);
    await add('fourth', [{ code: 'panel', option: 'ips' }]);
    expect((await counts()).panel).toEqual(['ips 3', 'oled 1']);
  });
});
