import { beforeAll, describe, expect, test } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { knownTo, writeLine } from '#features/product-import/server/product-lines.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductForm } from '../products-admin.contract.ts';
import { productWritten } from './products-admin.factory.ts';

describe('the product warranty', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const save = async (form: Partial<ProductForm>) => {
    const body = await productWritten(app.shop, form);
    const added = await app.call('POST /api/admin/products/', { token: owner.token, body });
    expect(added.status).toBe(201);
    return added.body as { id: number; slug: string };
  };
  const warranted = { warranty_months: 18, warranty_giver: inPersian('آواژنگ', 'Avajang') };
  const visible = async (slug: string, language: 'fa' | 'en') =>
    (await app.call('GET /api/products/:slug/', { params: { slug }, headers: { cookie: `language=${language}` } }))
      .body;

  test('PROD-07 is displayed to shoppers in their language, and to staff in both', async () => {
    const { id, slug } = await save(warranted);
    expect(await visible(slug, 'fa')).toMatchObject({ warranty_months: 18, warranty_giver: 'آواژنگ' });
    expect(await visible(slug, 'en')).toMatchObject({ warranty_months: 18, warranty_giver: 'Avajang' });
    const draft = await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } });
    expect(draft.body).toMatchObject(warranted);
  });

  test('a product without a warranty states so, and a provider without an English name is in Persian', async () => {
    expect(await visible((await save({})).slug, 'fa')).toMatchObject({ warranty_months: null, warranty_giver: null });
    const { slug } = await save({ warranty_months: 6, warranty_giver: inPersian('آواژنگ') });
    expect(await visible(slug, 'en')).toMatchObject({ warranty_giver: 'آواژنگ' });
  });

  test('a client unaware of warranties does not change them', async () => {
    const { id } = await save(warranted);
    const read = await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } });
    const {
      warranty_months: _,
      warranty_giver: __,
      ...form
    } = read.body as ProductForm & {
      version: number;
    };
    const { variants, ...rest } = form as typeof form & {
      seller?: unknown;
      linked_products?: unknown;
      metadata?: unknown;
      changed_at?: unknown;
      id?: unknown;
    };
    const {
      seller: _seller,
      linked_products: _links,
      metadata: _metadata,
      changed_at: _changed,
      id: _id,
      ...known
    } = rest;
    const saved = await app.call('PUT /api/admin/products/:id/', {
      token: owner.token,
      params: { id },
      body: {
        ...known,
        name: inPersian('نام تازه'),
        variants: variants.map(({ id: variantId, colour, size, base_price, picture_key, visible }) => ({
          ...(variantId !== undefined && { id: variantId }),
          colour,
          size,
          base_price,
          picture_key,
          visible,
        })),
      },
    });
    expect(saved.status).toBe(200);
    const after = await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } });
    expect(after.body).toMatchObject({ name: inPersian('نام تازه'), ...warranted });
  });

  test('PROD-10 is set and cleared by the table, also in Persian digits; too many months are refused by name', async () => {
    const { slug } = await save({});
    const line = async (cells: Record<string, string>) => {
      const known = await knownTo(app.shop, [{ slug }]);
      return writeLine(app.shop, { by: owner.id, sellerId: null }, { cells: { slug, ...cells }, known, dry: false });
    };
    expect(await line({ warranty_months: '۲۴', warranty_giver: 'آواژنگ' })).toBe('done');
    expect(await visible(slug, 'fa')).toMatchObject({ warranty_months: 24, warranty_giver: 'آواژنگ' });
    expect(await line({ warranty_months: '' })).toBe('done');
    expect(await visible(slug, 'fa')).toMatchObject({ warranty_months: null });
    expect(await line({ warranty_months: '241' })).toMatchObject({
      refusal: 'invalid-line',
      errors: [{ path: 'warranty_months' }],
    });
  });
});
