import { putSetting } from '#features/settings/server/settings.factory.ts';
import { describe, expect, test } from 'vitest';
import { createCategory } from '#features/categories/server/categories.service.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import type { ProductDraft } from '#features/products/products-admin.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { OwnProduct, SubmittedProduct, SellerShop } from '../own-shop.contract.ts';
import type { SellerDetail, SellerList } from '../vendors.contract.ts';
import { sellerReady } from './sellers.factory.ts';

/** Returns texts in Persian only. */
const inPersian = (name: string, about = '') => ({ name: { fa: name, en: '' }, about: { fa: about, en: '' } });

const described = (name: string) => ({ name: { fa: name, en: '' }, description: { fa: '', en: '' } });

describe("a seller's own page and texts", () => {
  const app = useTestShop();
  const admin = async (token: string) => (await app.call('GET /api/seller/', { token })).body as SellerShop;
  const describeShop = async (token: string, body: object) => {
    // Without a shop there is no version.
    const version = ((await admin(token)).shop as SellerShop['shop'] | undefined)?.version ?? 1;
    return app.call('PUT /api/seller/shop/', { token, body: { version, ...body } });
  };
  /** Saves with the version just read. */
  const editSeller = async (token: string, id: number, body: object) => {
    const { version } = (await app.call('GET /api/admin/sellers/:id/', { token, params: { id } })).body as {
      version: number;
    };
    return app.call('PUT /api/admin/sellers/:id/', { token, params: { id }, body: { version, ...body } });
  };

  test('VEND-01 of concurrent changes by staff and seller to the same shop page, the later gets a conflict', async () => {
    const seller = await sellerReady(app.shop);
    const owner = await customerReady(app.shop, { role: 'owner' });
    const { version } = (await admin(seller.token)).shop;
    const answers = await Promise.all([
      app.call('PUT /api/seller/shop/', { token: seller.token, body: { version, ...inPersian('یک') } }),
      app.call('PUT /api/admin/sellers/:id/', {
        token: owner.token,
        params: { id: seller.sellerId },
        body: { version, ...inPersian('دو'), commission_percent: 10 },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await admin(seller.token)).shop).toMatchObject({ version: version + 1 });
  });

  test('VEND-01 a seller changes the name, texts and image of their page, and every page with them is updated', async () => {
    const seller = await sellerReady(app.shop);
    const owner = await customerReady(app.shop, { role: 'owner' });
    const product = await productReady(app.shop, { sellerId: seller.sellerId, variants: [{ stock: 1 }] });
    const { slug } = (await admin(seller.token)).shop;
    const page = async () => (await app.call('GET /api/vendors/:slug/', { params: { slug } })).body as SellerDetail;
    const soldBy = async () =>
      ((await app.call('GET /api/products/:slug/', { params: { slug: product.slug } })).body as ProductDetail).seller
        .name;
    await Promise.all([page(), soldBy()]);
    const logo = await uploadReady(app.shop, { customerId: seller.id });
    const described = await describeShop(seller.token, { ...inPersian('چراغ‌سازی نو', 'از ۱۳۲۰'), logo });
    expect(described).toMatchObject({ status: 200, body: await admin(seller.token) });
    expect(await page()).toMatchObject({ name: 'چراغ‌سازی نو', about: 'از ۱۳۲۰', logo: `/media/${logo}/160.webp` });
    expect(await soldBy()).toBe('چراغ‌سازی نو');
    expect((await describeShop(seller.token, { ...inPersian('چراغ‌سازی نو') })).status).toBe(200);
    expect((await admin(seller.token)).shop).toMatchObject({
      about: { fa: '', en: '' },
      logo: `/media/${logo}/160.webp`,
    });
    expect((await describeShop(seller.token, { ...inPersian('چراغ‌سازی نو'), logo: null })).status).toBe(200);
    expect(await page()).toMatchObject({ logo: null });
    const { data } = (
      await app.call('GET /api/admin/audit/', {
        token: owner.token,
        query: { action: 'seller.described', subject_id: String(seller.sellerId) },
      })
    ).body as { data: { by: string }[] };
    expect(data.map(({ by }) => by)).toEqual([seller.username, seller.username, seller.username]);
  });

  test("VEND-01 SRCH-01 a seller's English name and texts are returned in English and found; staff can change them too", async () => {
    const seller = await sellerReady(app.shop);
    const owner = await customerReady(app.shop, { role: 'owner' });
    const product = await productReady(app.shop, { sellerId: seller.sellerId, variants: [{ stock: 1 }] });
    const inLanguage = (language: string) => ({ headers: { cookie: `language=${language}` } });
    const page = async (language: string) =>
      (await app.call('GET /api/vendors/:slug/', { params: { slug: seller.slug }, ...inLanguage(language) }))
        .body as SellerDetail;
    const soldBy = async () =>
      (
        (await app.call('GET /api/products/:slug/', { params: { slug: product.slug }, ...inLanguage('en') }))
          .body as ProductDetail
      ).seller.name;
    expect(
      (
        await describeShop(seller.token, {
          name: { fa: 'قلم‌زنی', en: 'Chasing Row' },
          about: { fa: 'مس و نقره', en: 'Copper and silver' },
        })
      ).status,
    ).toBe(200);
    expect([await page('fa'), await page('en')]).toMatchObject([
      { name: 'قلم‌زنی', about: 'مس و نقره' },
      { name: 'Chasing Row', about: 'Copper and silver' },
    ]);
    expect(await soldBy()).toBe('Chasing Row');
    const { data } = (await app.call('GET /api/vendors/', { query: { q: 'chasing' }, ...inLanguage('en') }))
      .body as SellerList;
    expect(data.map(({ name }) => name)).toEqual(['Chasing Row']);
    const words = { name: { fa: 'قلم‌زنی', en: 'Chasing Row' }, about: { fa: '', en: 'Copper and silver' } };
    await describeShop(seller.token, words);
    expect((await admin(seller.token)).shop).toMatchObject(words);
    const put = (body: object) =>
      editSeller(owner.token, seller.sellerId, { ...words, commission_percent: 10, ...body });
    const renamed = { fa: 'قلم‌زنی', en: 'Silver Row' };
    expect((await put({ name: renamed })).body).toMatchObject({ ...words, name: renamed });
    const persian = { name: { fa: 'قلم‌زنی', en: '' }, about: { fa: '', en: '' } };
    expect((await put(persian)).body).toMatchObject(persian);
    expect([(await page('en')).name, await soldBy()]).toEqual(['قلم‌زنی', 'قلم‌زنی']);
    expect((await put({ name: { fa: 'قلم‌زنی' } })).status).toBe(400);
    expect((await put({ name: { fa: 'قلم‌زنی', en: 'x'.repeat(81) } })).status).toBe(400);
  });

  test("VEND-01 the house seller has the shop's own name and logo in either language, also after the owner changes them", async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const product = await productReady(app.shop);
    const visible = async (language: string) => {
      const headers = { cookie: `language=${language}` };
      const { seller } = (await app.call('GET /api/products/:slug/', { params: { slug: product.slug }, headers }))
        .body as ProductDetail;
      const { name, logo, house } = (
        await app.call('GET /api/vendors/:slug/', { params: { slug: seller.slug }, headers })
      ).body as SellerDetail;
      return { product: seller.name, page: name, logo, house };
    };
    const found = async (q: string) =>
      ((await app.call('GET /api/vendors/', { query: { q } })).body as SellerList).data.map(({ slug }) => slug);
    expect([await visible('fa'), await visible('en')]).toEqual([
      { product: 'حجره', page: 'حجره', logo: '/icons/icon-192.png', house: true },
      { product: 'Hojreh', page: 'Hojreh', logo: '/icons/icon-192.png', house: true },
    ]);
    const logo = await uploadReady(app.shop, { customerId: owner.id });
    const brand = { name: { fa: 'باغچه', en: 'Garden' }, logo, theme: 'dark', view: 'ltr', language: 'fa' };
    expect((await putSetting(app, 'brand', { token: owner.token, body: brand })).status).toBe(200);
    const drawn = `/brand/${logo}-dark/icon-192.png`;
    expect([await visible('fa'), await visible('en')]).toEqual([
      { product: 'باغچه', page: 'باغچه', logo: drawn, house: true },
      { product: 'Garden', page: 'Garden', logo: drawn, house: true },
    ]);
    expect([await found('gard'), await found('حجره')]).toEqual([['hojreh'], []]);
    expect((await editSeller(owner.token, 1, { ...inPersian('دیگر'), commission_percent: 0 })).body).toMatchObject({
      name: { fa: 'باغچه', en: 'Garden' },
    });
  });

  test("HDR-06 VEND-02 a shop's manager gets its identity, also when it is closed; other customers do not", async () => {
    const [seller, other, owner] = [
      await sellerReady(app.shop),
      await customerReady(app.shop),
      await customerReady(app.shop, { role: 'owner' }),
    ];
    const own = async (token: string) => (await app.call('GET /api/seller-applications/mine/', { token })).body;
    expect([await own(seller.token), await own(other.token)]).toEqual([
      { application: null, shop: { slug: seller.slug } },
      { application: null, shop: null },
    ]);
    await app.call('POST /api/admin/sellers/:id/suspend/', {
      token: owner.token,
      params: { id: seller.sellerId },
      body: { reason: 'کالای تقلبی' },
    });
    expect(await own(seller.token)).toMatchObject({ shop: { slug: seller.slug } });
  });

  test("VEND-01 a page without a name, another's image and a customer without a shop are refused", async () => {
    const [seller, stranger] = [await sellerReady(app.shop), await customerReady(app.shop)];
    const logo = await uploadReady(app.shop, { customerId: stranger.id });
    expect((await describeShop(seller.token, { ...inPersian(' ') })).status).toBe(400);
    expect((await describeShop(seller.token, { ...inPersian('نو'), logo })).status).toBe(422);
    expect((await describeShop(stranger.token, { ...inPersian('نو') })).status).toBe(403);
  });

  test("VEND-02 a seller edits their products' names and texts in both languages; another's are not found", async () => {
    const [one, other] = [await sellerReady(app.shop), await sellerReady(app.shop)];
    const product = await productReady(app.shop, { tags: ['خانه'], sellerId: one.sellerId, variants: [{ stock: 1 }] });
    const draft = async () =>
      (await app.call('GET /api/seller/products/:id/', { token: one.token, params: { id: product.id } }))
        .body as ProductDraft;
    const write = (token: string, body: object) =>
      app.call('PUT /api/seller/products/:id/texts/', { token, params: { id: product.id }, body });
    const before = await draft();
    const texts = { name: { fa: 'چراغ نو', en: 'New lamp' }, description: { fa: 'روشن', en: 'Bright' } };
    expect((await write(other.token, { ...texts, version: before.version })).status).toBe(404);
    expect((await write(one.token, { ...texts, version: before.version })).status).toBe(200);
    expect((await write(one.token, { ...texts, version: before.version })).status).toBe(409);
    const { version: _, changed_at: __, ...rest } = before;
    expect(await draft()).toMatchObject({ ...rest, ...texts });
    const visible = (language: string) =>
      app.call('GET /api/products/:slug/', {
        params: { slug: product.slug },
        headers: { cookie: `language=${language}` },
      });
    expect([(await visible('fa')).body, (await visible('en')).body]).toMatchObject([
      { name: 'چراغ نو' },
      { name: 'New lamp', description: 'Bright' },
    ]);
  });

  test('VEND-02 edited texts of a product on sale await staff review, and staff can take it off sale', async () => {
    const [seller, owner] = [await sellerReady(app.shop), await customerReady(app.shop, { role: 'owner' })];
    const product = await productReady(app.shop, { sellerId: seller.sellerId, variants: [{ stock: 1 }] });
    const own = async () =>
      ((await app.call('GET /api/seller/products/', { token: seller.token })).body as { data: OwnProduct[] }).data[0];
    const write = async (name: string) => {
      const { version, description } = (
        await app.call('GET /api/seller/products/:id/', { token: seller.token, params: { id: product.id } })
      ).body as ProductDraft;
      const body = { name: { fa: name, en: '' }, description, version };
      return app.call('PUT /api/seller/products/:id/texts/', { token: seller.token, params: { id: product.id }, body });
    };
    const waiting = async () =>
      ((await app.call('GET /api/admin/seller-products/', { token: owner.token })).body as { data: SubmittedProduct[] })
        .data;
    const decide = (body: object) =>
      app.call('POST /api/admin/seller-products/:id/decide/', { token: owner.token, params: { id: product.id }, body });
    const waits = async () => (await waiting()).some(({ id }) => id === product.id);
    const { name } = (await own())!;
    expect((await write(name)).status).toBe(200);
    expect(await waits()).toBe(false);
    expect((await write('چراغ دزدی')).status).toBe(200);
    expect(await own()).toMatchObject({ status: 'active', submission: { status: 'waiting' } });
    expect(await waits()).toBe(true);
    expect((await decide({ decision: 'approve' })).status).toBe(200);
    expect(await waits()).toBe(false);
    await write('چراغ دزدی‌تر');
    // Only what was reviewed is approved: not the texts its seller changed meanwhile.
    const looked = (await waiting()).find(({ id }) => id === product.id)!;
    await write('چراغ دزدی‌ترین');
    expect(await decide({ decision: 'approve', version: looked.version })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', message: expect.stringContaining('فروشنده') as string },
    });
    expect(await waits()).toBe(true);
    expect((await decide({ decision: 'refuse', reason: 'نام نادرست' })).status).toBe(200);
    expect(await own()).toMatchObject({ status: 'draft', submission: { status: 'refused', reason: 'نام نادرست' } });
    // A refused product must be resubmitted by its seller; changing it again is not enough.
    await write('چراغ');
    expect(await waits()).toBe(false);
  });

  test("VEND-01 no seller has the shop's name, and those who decide about sellers are notified of edited texts", async () => {
    const [seller, owner] = [await sellerReady(app.shop), await customerReady(app.shop, { role: 'owner' })];
    for (const [language, name] of [
      ['fa', app.shop.identity.name.fa],
      ['fa', `فروشگاه رسمی ${app.shop.identity.name.fa}`],
      ['en', `${app.shop.identity.name.en} Support`],
    ] as const) {
      const { name: own, ...typed } = inPersian('دکان');
      const answer = await describeShop(seller.token, { ...typed, name: { ...own, [language]: name } });
      expect([answer.status, answer.body], name).toMatchObject([
        400,
        { code: 'name-reserved', fields: { [`name.${language}`]: expect.any(String) as string } },
      ]);
    }
    const notices = async () =>
      (
        await app.shop.database.pool.query(
          `SELECT FROM outbox WHERE news ->> 'kind' = 'seller-changed' AND (news ->> 'customerId')::bigint = $1`,
          [owner.id],
        )
      ).rows.length;
    expect((await describeShop(seller.token, { ...inPersian('دکان نو') })).status).toBe(200);
    expect(await notices()).toBe(1);
    expect((await describeShop(seller.token, { ...inPersian('دکان نو') })).status).toBe(200);
    expect(await notices()).toBe(1);
  });

  test('VEND-02 a refused product is changed and submitted again, once, and can then be approved', async () => {
    const [seller, other, owner] = [
      await sellerReady(app.shop),
      await sellerReady(app.shop),
      await customerReady(app.shop, { role: 'owner' }),
    ];
    const category = await createCategory(app.shop, { name: 'روشنایی', slug: 'lights' });
    const added = await app.call('POST /api/seller/products/', {
      token: seller.token,
      body: { ...described('چراغ'), category_id: category.id, base_price: 100_000, stock: 2, pictures: [] },
    });
    const { id } = added.body as { id: number };
    const resend = ({ token } = seller) =>
      app.call('POST /api/seller/products/:id/resubmit/', { token, params: { id }, body: {} });
    const decide = (body: object) =>
      app.call('POST /api/admin/seller-products/:id/decide/', { token: owner.token, params: { id }, body });
    const own = async () =>
      ((await app.call('GET /api/seller/products/', { token: seller.token })).body as { data: OwnProduct[] }).data[0];
    expect((await resend()).status).toBe(409);
    expect(await decide({ decision: 'refuse', reason: 'نامش کوتاه است' })).toMatchObject({
      status: 200,
      body: { id, status: 'refused' },
    });
    expect((await own())?.submission).toEqual({ status: 'refused', reason: 'نامش کوتاه است' });
    expect(await resend(other)).toMatchObject({ status: 404, body: { code: 'product-not-found' } });
    const { version } = (await app.call('GET /api/seller/products/:id/', { token: seller.token, params: { id } }))
      .body as ProductDraft;
    await app.call('PUT /api/seller/products/:id/texts/', {
      token: seller.token,
      params: { id },
      body: { ...described('چراغ مطالعهٔ چوبی'), version },
    });
    expect([(await resend()).status, (await resend()).status]).toEqual([200, 409]);
    expect(await own()).toMatchObject({ status: 'draft', submission: { status: 'waiting', reason: null } });
    expect((await decide({ decision: 'approve' })).status).toBe(200);
    expect(await own()).toMatchObject({ name: 'چراغ مطالعهٔ چوبی', status: 'active' });
  });
});
