import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { cashSetting, deliveredCashTerms } from '#features/payments/cash.rules.ts';
import { contactSetting } from '#features/settings/contact.rules.ts';
import { changeSetting } from '#features/settings/server/settings.service.ts';
import { ticketReady } from '#features/tickets/server/tickets.factory.ts';
import { mailReceipt } from '#features/tickets/server/tickets.jobs.ts';
import { tickets } from '#features/tickets/server/tickets.tables.ts';
import { useTestShop, type TestShop } from '#testing/test-shop.ts';
import { openForTrade } from './first-opening.ts';

const production = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  KAVENEGAR_API_KEY: 'key',
  KAVENEGAR_TEMPLATE: 'template',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'shop@shop.example',
  PASSWORD_HASHING: 'full',
};

/** Returns everything publicly readable in a shop in which nobody has done anything yet. */
async function notifiedBy(app: TestShop) {
  const body = async (call: string, query: object = {}) =>
    (await app.call(call, { query: { ...query } })).body as unknown;
  return {
    shipping: ((await body('GET /api/checkout/shipping-methods/')) as { data: unknown[] }).data,
    home: await body('GET /api/home-promo/'),
    figures: await body('GET /api/shop-figures/'),
    contact: await body('GET /api/shop-contact/'),
    bestSellers: await body('GET /api/orders/weeklyBestSellers/'),
    answers: await body('GET /api/help-answers/', { language: 'fa' }),
    posts: await body('GET /api/posts/', { language: 'fa' }),
    postCategories: await body('GET /api/post-categories/'),
    ways: await body('GET /api/checkout/payment-methods/'),
  };
}

describe('a production shop at its first start', () => {
  const app = useTestShop(production);

  test('states and sells nothing that its owner did not create', async () => {
    await openForTrade(app.shop);
    expect(await notifiedBy(app)).toMatchObject({
      shipping: [],
      home: { slides: [], promo: null, coupon: null },
      figures: { figures: null },
      contact: {
        phone: '',
        email: '',
        reply_hours: null,
        show_figures: false,
        topics: ['buying', 'buyer-help'],
        coming_languages: [],
      },
      bestSellers: { data: [] },
      posts: { data: [] },
      postCategories: { data: [] },
      // Without a gateway, cash is the only available payment method.
      ways: { data: [{ method: 'cash' }] },
    });
  });

  test('promises no reply time in a message receipt before its owner sets one', async () => {
    const receiptAfter = async (replyHours: number | null) => {
      const received: string[] = [];
      const mail = { send: ({ text }: { text: string }) => Promise.resolve(void received.push(text)) };
      const { number } = await ticketReady(app.shop);
      const [ticket] = (await app.shop.db.select().from(tickets)).filter((one) => one.number === number);
      if (replyHours !== null) await changeSetting(app.shop, contactSetting, { replyHours });
      await mailReceipt({ ...app.shop, mail }, { ticketId: ticket?.id ?? 0 });
      return received.join();
    };
    expect(await receiptAfter(null)).not.toMatch(/ساعت|روز/);
    expect(await receiptAfter(6)).toContain('۶ ساعت');
  });

  test('sells at the entered prices, and displays no video that no product has', async () => {
    const { slug } = await productReady(app.shop, { price: 100_000, stock: 3 });
    const product = (await app.call('GET /api/products/:slug/', { params: { slug } })).body as Record<string, unknown>;
    expect(product).toMatchObject({ base_price: 100_000, new_price: 100_000 });
    expect(product).not.toHaveProperty('videoId');
  });

  test('keeps what its owner created at the next start', async () => {
    const names = { name_fa: 'پیک', name_en: 'Courier', description_fa: 'امروز', description_en: 'Today' };
    await app.shop.database.pool.query(
      `INSERT INTO shipping_methods (code, name_fa, name_en, description_fa, description_en, price, min_days, max_days, position)
       VALUES ('own', $1, $2, $3, $4, 1000, 0, 1, 1)`,
      Object.values(names),
    );
    app.shop.cache.drop(['shipping-methods']);
    await openForTrade(app.shop);
    expect((await notifiedBy(app)).shipping).toMatchObject([{ name: 'پیک', price: 1_000 }]);
  });
});

describe('a shop with existing products switched to production', () => {
  const app = useTestShop(production);

  test('keeps its data', async () => {
    await productReady(app.shop);
    await openForTrade(app.shop);
    const message = await notifiedBy(app);
    expect(message.shipping).toHaveLength(3);
    expect(message.postCategories).toMatchObject({ data: expect.arrayContaining([expect.anything()]) as unknown[] });
    expect(message.home).toMatchObject({ slides: expect.arrayContaining([expect.anything()]) as unknown[] });
  });
});

describe('a production shop with a gateway at its first start', () => {
  const app = useTestShop({ ...production, ZIBAL_MERCHANT: 'merchant' });

  test("accepts no cash on delivery until its owner enables it, and the owner's setting persists", async () => {
    await openForTrade(app.shop);
    expect((await notifiedBy(app)).ways).toMatchObject({ data: [{ method: 'zibal' }] });
    await changeSetting(app.shop, cashSetting, deliveredCashTerms);
    await openForTrade(app.shop);
    expect((await notifiedBy(app)).ways).toMatchObject({ data: [{ method: 'zibal' }, { method: 'cash' }] });
  });
});
