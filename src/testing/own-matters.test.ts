import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { couponForm } from '#features/coupons/coupons.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { postReady } from '#features/blog/server/blog.factory.ts';
import { seedComments } from '#features/blog/server/blog.seed.ts';
import { postComments } from '#features/blog/server/blog.tables.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { seedAnswers, seedQuestions } from '#features/questions/server/questions.seed.ts';
import { reviewReady } from '#features/reviews/server/reviews.factory.ts';
import { applications, sellerSubmissions } from '#features/sellers/server/sellers.tables.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import type { Call } from '#shared/contract/contract.ts';
import { api } from '../api.ts';
import { useTestShop } from './test-shop.ts';

/** Codes with which a call refuses to let a staff member decide about their own case. */
const ownCodes = ['own-matter', 'own-order', 'credit-to-oneself'];

/** Bulk calls return it for single items. */
const ofItems = [
  'POST /api/admin/reviews/bulk-decide/',
  'POST /api/admin/reviews/bulk-undo/',
  'POST /api/admin/questions/bulk-decide/',
  'POST /api/admin/questions/bulk-undo/',
  'POST /api/admin/comments/bulk-decide/',
  'POST /api/admin/comments/bulk-undo/',
  'POST /api/admin/seller-applications/bulk-undo/',
  'POST /api/admin/seller-products/bulk-undo/',
];

/** Addresses, by prefix, that concern nobody's own case, or benefit nobody. */
const nobodysOwn: Readonly<Record<string, string>> = {
  attributes: 'what goods are described by',
  'background-jobs': 'the work of the shop itself',
  'bank-transfers/:number/refuse': 'it takes from who refuses',
  brands: 'goods are sorted by it',
  categories: 'goods are sorted by it',
  conversations: 'an answer binds nobody',
  'coupon-': 'who has made or changed a coupon does not use it',
  coupons: 'who has made or changed a coupon does not use it',
  'customers/:id/active': 'the staff’s are the owner’s alone',
  'customers/:id/erase': 'the staff’s are refused',
  'customers/:id/metadata': 'what another system notes',
  'customers/:id/name': 'the staff’s are the owner’s alone',
  'customers/:id/sessions': 'the own ones are refused',
  'customers/exports': 'a file of customers',
  'events/exports': 'a file of events',
  'featured-products': 'what stands on the home page',
  'flash-sales': 'a price holds for everybody, and the log names who set it',
  'fulfillments/:id/': 'where a parcel is',
  'help-answers': 'a text of the shop',
  'hero-slides': 'a text of the shop',
  jobs: 'each ends their own',
  'orders/:number/': 'where its parcels go, what another system notes',
  'orders/credit-codes': 'the code goes to who spends the credit',
  'orders/exports': 'a file of orders',
  'packing-lists': 'it changes nothing',
  'pinned-results': 'what a search finds',
  post: 'a text of the shop',
  products: 'what is sold, and for how much, is the same for everybody, and the log names who set it',
  questions: 'the shop’s own answer, under its name',
  'returns/:id/': 'goods are looked at when they are received, which is refused',
  'sale-prices': 'a price holds for everybody, and the log names who set it',
  settings: 'what holds for everybody',
  'shipping-methods': 'what holds for everybody',
  stock: 'pieces of the shop, which the log and a count tell',
  synonym: 'what a search finds',
  tickets: 'an answer binds nobody',
  uploads: 'files for what is sold',
  variants: 'a price holds for everybody, and the log names who set it',
  webhooks: 'programs of the shop',
  'written-pages': 'a text of the shop',
};

const writes = api
  .flatMap(({ contract }) => Object.entries<Call>(contract))
  .filter(([name, { access }]) => {
    const isOwners = typeof access === 'object' && access.staff.every((role) => role === 'owner');
    return typeof access === 'object' && !isOwners && !name.startsWith('GET ');
  });

test("each staff change refuses one's own rows, or a line states why none exist", () => {
  const refuses = ([name, { refusals = {} }]: (typeof writes)[number]) =>
    ofItems.includes(name) || ownCodes.some((code) => code in refusals);
  const open = writes.filter((call) => !refuses(call)).map(([name]) => name);
  const isNobodys = (name: string) =>
    Object.keys(nobodysOwn).some((begins) =>
      name.split(' ')[1]?.startsWith(`/api/${begins.startsWith('uploads') ? '' : 'admin/'}${begins}`),
    );
  expect(open.filter((name) => !isNobodys(name))).toEqual([]);
  const unused = Object.keys(nobodysOwn).filter(
    (begins) =>
      !open.some((name) =>
        name.split(' ')[1]?.startsWith(`/api/${begins.startsWith('uploads') ? '' : 'admin/'}${begins}`),
      ),
  );
  expect(unused).toEqual([]);
});

describe('a staff member who sells and buys here', () => {
  const app = useTestShop();
  let manager: ReadyCustomer & { readonly sellerId: number; readonly slug: string };
  let product: Awaited<ReturnType<typeof productReady>>;
  const employ = (id: number, role: 'manager' | 'owner' | null) =>
    app.shop.db.update(customers).set({ role }).where(eq(customers.id, id));
  beforeEach(async () => {
    manager = await sellerReady(app.shop);
    await employ(manager.id, 'manager');
    product = await productReady(app.shop, { sellerId: manager.sellerId });
  });
  const post = (address: string, params: object, body: object = {}, method = 'POST') =>
    app.call(`${method} /api/admin/${address}`, {
      token: manager.token,
      params: params as Record<string, number>,
      body,
      headers: { 'idempotency-key': `own-${address}` },
    });
  const own = { status: 403, body: { code: 'own-matter' } };
  const failed = (id: number) => ({ status: 200, body: { data: [{ id, outcome: 'failed', code: 'own-matter' }] } });

  test('neither approves nor hides reviews of their own goods, and leaves their own review to a colleague', async () => {
    const stranger = await customerReady(app.shop);
    const bad = await reviewReady(app.shop, { slug: product.slug, customerId: stranger.id, stars: 1 });
    const hide = { decision: 'refuse', reason: 'نه' };
    expect(await post('reviews/bulk-decide/', {}, { reviews: [bad], ...hide })).toMatchObject(failed(bad.id));
    const other = await productReady(app.shop);
    const mine = await reviewReady(app.shop, { slug: other.slug, customerId: manager.id, stars: 5 });
    const show = { reviews: [mine, bad], decision: 'approve' };
    expect((await post('reviews/bulk-decide/', {}, show)).body).toMatchObject({
      data: [{ code: 'own-matter' }, { code: 'own-matter' }],
    });
    await employ(manager.id, 'owner');
    expect((await post('reviews/bulk-decide/', {}, show)).body).toMatchObject({
      data: [{ outcome: 'done' }, { outcome: 'done' }],
    });
    await employ(manager.id, 'manager');
    await post('reviews/bulk-undo/', {}, show);
    const { rows } = await app.shop.database.pool.query('select 1 from reviews where id = any($1) and state = $2', [
      [mine.id, bad.id],
      'approved',
    ]);
    expect(rows).toHaveLength(2);
  });

  test('neither reviews their own goods nor marks a review of them helpful', async () => {
    const params = { slug: product.slug };
    const body = { stars: 5, text: 'عالی', pictures: [], anonymous: false };
    expect(
      await app.call('PUT /api/products/:slug/reviews/mine/', { token: manager.token, params, body }),
    ).toMatchObject({ status: 403, body: { code: 'own-shop' } });
    const stranger = await customerReady(app.shop);
    const good = await reviewReady(app.shop, { slug: product.slug, customerId: stranger.id, stars: 5 });
    const { token } = await customerReady(app.shop, { role: 'support' });
    await app.call('POST /api/admin/reviews/bulk-decide/', { token, body: { reviews: [good], decision: 'approve' } });
    const vote = (by: string, helpful = true) =>
      app.call('POST /api/reviews/:id/helpful/', { token: by, params: { id: good.id }, body: { helpful } });
    expect(await vote(manager.token)).toMatchObject({ status: 403, body: { code: 'own-shop' } });
    expect(await vote(manager.token, false)).toMatchObject({ status: 200, body: { helpful_count: 0 } });
    expect(await vote(token)).toMatchObject({ status: 200, body: { helpful_count: 1 } });
  });

  test('leaves their own questions, answers and comments, and those on their goods, to a colleague', async () => {
    const stranger = await customerReady(app.shop);
    const at = { createdAt: app.clock.now() };
    const [question = 0] = await seedQuestions(app.shop, [
      { productId: product.id, customerId: stranger.id, text: 'اصل است؟', state: 'waiting', ...at },
    ]);
    const [answer] = await seedAnswers(app.shop, [
      { questionId: question, customerId: stranger.id, text: 'نه', state: 'waiting', ...at },
    ]);
    const items = [
      { kind: 'question', id: question },
      { kind: 'answer', id: answer?.id ?? 0 },
    ];
    expect((await post('questions/bulk-decide/', {}, { items, decision: 'refuse', reason: 'نه' })).body).toMatchObject({
      data: [{ code: 'own-matter' }, { code: 'own-matter' }],
    });
    const { id: postId } = await postReady(app.shop);
    await seedComments(app.shop, [{ postId, customerId: manager.id, text: 'سلام', state: 'waiting', ...at }]);
    const [written] = await app.shop.db.select().from(postComments).where(eq(postComments.postId, postId));
    const comment = written?.id ?? 0;
    expect(await post('comments/bulk-decide/', {}, { ids: [comment], decision: 'approve' })).toMatchObject(
      failed(comment),
    );
  });

  test('neither opens a shop for themselves nor changes, closes, opens or pays out their own', async () => {
    const id = { id: manager.sellerId };
    const { body: file } = await app.call('GET /api/admin/sellers/:id/', { token: manager.token, params: id });
    const { version, name, about } = file as { version: number; name: object; about: object };
    const changed = { version, name, about, commission_percent: 0 };
    expect(await post('sellers/:id/', id, changed, 'PUT')).toMatchObject(own);
    expect(await post('sellers/:id/suspend/', id, { reason: 'نه' })).toMatchObject(own);
    expect(await post('sellers/:id/resume/', id)).toMatchObject(own);
    expect(await post('sellers/:id/payouts/', id, { amount: 1000, reference: 'x' })).toMatchObject(own);
    const colleague = await customerReady(app.shop, { role: 'manager' });
    const [wish] = await app.shop.db
      .insert(applications)
      .values({
        customerId: colleague.id,
        kind: 'personal',
        storeName: 'دکان همکار',
        province: 'فارس',
        city: 'شیراز',
        state: 'waiting',
        createdAt: app.clock.now(),
      })
      .returning({ id: applications.id });
    const decide = (token: string) =>
      app.call('POST /api/admin/seller-applications/:id/decide/', {
        token,
        params: { id: wish?.id ?? 0 },
        body: { decision: 'approve' },
      });
    expect(await decide(colleague.token)).toMatchObject(own);
    expect((await decide(manager.token)).status).toBe(200);
    const undo = { token: colleague.token, body: { ids: [wish?.id ?? 0], decision: 'approve' } };
    expect((await app.call('POST /api/admin/seller-applications/bulk-undo/', undo)).body).toMatchObject({
      data: [{ outcome: 'skipped' }],
    });
  });

  test('does not approve the sale of their own goods', async () => {
    const id = product.id;
    await app.shop.db
      .insert(sellerSubmissions)
      .values({ productId: id, sellerId: manager.sellerId, state: 'waiting', createdAt: app.clock.now() });
    expect(await post('seller-products/:id/decide/', { id }, { decision: 'approve' })).toMatchObject(own);
    await app.shop.db.update(sellerSubmissions).set({ state: 'approved', decidedAt: app.clock.now() });
    expect(await post('seller-products/bulk-undo/', {}, { ids: [id], decision: 'approve' })).toMatchObject(failed(id));
  });

  test('does not approve a large sum that a colleague gives them, nor sees that approval is available', async () => {
    const colleague = await customerReady(app.shop, { role: 'manager' });
    const give = () =>
      app.call('POST /api/admin/customers/:id/credit/', {
        token: colleague.token,
        params: { id: manager.id },
        body: { amount: 60_000_000, note: 'دلجویی' },
      });
    expect((await give()).body).toMatchObject({ code: 'approval-needed' });
    const list = await app.call('GET /api/admin/money-approvals/', { token: manager.token });
    const [sum] = (list.body as { data: { id: number; may_approve: boolean }[] }).data;
    expect(sum?.may_approve).toBe(false);
    expect(await post('money-approvals/:id/approve/', { id: sum?.id ?? 0 })).toMatchObject(own);
    expect((await give()).body).toMatchObject({ code: 'approval-needed' });
    const third = await customerReady(app.shop, { role: 'manager' });
    const approved = await app.call('POST /api/admin/money-approvals/:id/approve/', {
      token: third.token,
      params: { id: sum?.id ?? 0 },
      body: {},
    });
    expect(approved.status).toBe(200);
    expect((await give()).status).toBe(201);
  });

  test('does not use a coupon that they created, while a colleague and an owner may', async () => {
    const coupon = couponForm({
      code: 'OWN-COUPON',
      percent_off: 90,
      begins_at: new Date(app.clock.now().getTime() - 3_600_000).toISOString(),
    });
    const made = await post('coupons/', {}, coupon);
    expect(made.status).toBe(201);
    const { id: variantId } = await productReady(app.shop);
    const reason = async (buyer: ReadyCustomer) => {
      await cartWith(app.shop, buyer, [{ variantId, quantity: 1 }]);
      const quote = await app.call('POST /api/checkout/quote/', { token: buyer.token, body: { coupon: coupon.code } });
      return (quote.body as { coupon: { reason: string | null } }).coupon.reason;
    };
    expect(await reason(manager)).not.toBeNull();
    expect(await reason(await customerReady(app.shop, { role: 'manager' }))).toBeNull();
    const changed = await app.call('PUT /api/admin/coupons/:id/', {
      token: (await customerReady(app.shop, { role: 'owner' })).token,
      params: { id: (made.body as { id: number }).id },
      body: { ...coupon, version: 1 },
    });
    expect(changed.status).toBe(200);
    expect(await reason(manager)).toBeNull();
  });
});
