import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/identity/server/identity.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { databaseKinds, useTestShop } from '#testing/test-shop.ts';
import type { Promo, PromoForm } from '../home-promo.contract.ts';
import { createCategory } from './product-changes.service.ts';

describe.each(databaseKinds)("the home page's banner on %s", (kind) => {
  const it = useTestShop(kind);
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(it.shop, { role: 'owner' });
  });
  const shown = async (language = 'fa') =>
    ((await it.call('GET /api/home-promo/', { headers: { cookie: `language=${language}` } })).body as { promo: Promo | null }).promo;
  const kept = async () => (await it.call('GET /api/admin/home-promo/', { token: owner.token })).body as PromoForm;
  const keep = (form: PromoForm, { token } = owner) => it.call('PUT /api/admin/home-promo/', { token, body: form });
  const yalda = { shown: true, link: '/flash-sale', picture_key: null, title: { fa: 'شب یلدا', en: 'Yalda night' }, text: { fa: 'انار و هندوانه', en: '' }, action: { fa: 'دیدن', en: 'See' } };

  test('HOME-08 as delivered it leads to the care of women, as soon as there is such a category', async () => {
    expect(await shown()).toBeNull();
    await createCategory(it.shop, { name: 'زیبایی و سلامت', slug: 'health-beauty', pictureKey: 'care' });
    expect(await shown()).toMatchObject({ link: '/catagory/health-beauty', picture: '/media/care/320.webp', title: '۲۰٪ تخفیف مراقبت بانوان' });
    expect(await shown('en')).toMatchObject({ title: "20% off women's care" });
  });

  test('HOME-08 the owner changes its target, words and picture; each language has its own, and the change is in the log', async () => {
    const picture = await uploadReady(it.shop, { customerId: owner.id });
    expect((await keep({ ...yalda, picture_key: picture })).status).toBe(200);
    expect(await shown()).toEqual({ link: '/flash-sale', picture: `/media/${picture}/320.webp`, title: 'شب یلدا', text: 'انار و هندوانه', action: 'دیدن' });
    expect(await shown('en')).toMatchObject({ title: 'Yalda night', text: 'انار و هندوانه', action: 'See' });
    const { data } = (await it.call('GET /api/admin/audit/', { token: owner.token, query: { action: 'promo.changed' } })).body as { data: { by: string; before: PromoForm; after: PromoForm }[] };
    expect(data[0]).toMatchObject({ by: owner.username, before: { link: '/catagory/health-beauty' }, after: { link: '/flash-sale' } });
    expect((await keep({ ...(await kept()), picture_key: null })).status).toBe(200);
    expect((await it.shop.database.pool.query('select key from uploads where key = $1', [picture])).rows).toEqual([]);
  });

  test('HOME-08 switched off it is not shown, and switched on it is again', async () => {
    await keep({ ...yalda, shown: false });
    expect(await shown()).toBeNull();
    await keep(yalda);
    expect(await shown()).not.toBeNull();
  });

  test('HOME-08 it leads to no other site, takes no picture of another, and support may not change it', async () => {
    expect((await keep({ ...yalda, link: 'https://elsewhere.example' })).body).toMatchObject({ code: 'link-wrong', fields: { link: expect.any(String) as string } });
    const stranger = await customerReady(it.shop);
    const anothers = await uploadReady(it.shop, { customerId: stranger.id });
    expect((await keep({ ...yalda, picture_key: anothers })).status).toBe(404);
    expect((await keep({ ...yalda, title: { fa: ' ', en: '' } })).status).toBe(400);
    expect((await keep(yalda, await customerReady(it.shop, { role: 'support' }))).status).toBe(403);
    expect((await keep(yalda, stranger)).status).toBe(403);
  });
});
