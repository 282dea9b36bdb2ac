import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { MadeKey } from '#features/access-keys/access-keys.contract.ts';
import type { postsAdminContract } from '#features/blog/posts-admin.contract.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import type { Call, Sent } from '#shared/contract/contract.ts';
import { api } from '../api.ts';
import { useTestShop } from './test-shop.ts';

/** Calls that create something without a key, with the reason why a retry creates no duplicate. */
const needNoKey: Readonly<Record<string, string>> = {
  'POST /api/admin/conversations/:customer_id/messages/': 'a message bears a client_id',
  'POST /api/admin/staff/': 'who has the role has it',
  'POST /api/chat/messages/': 'a message bears a client_id',
  'POST /api/checkout/handovers/': 'its token is taken once',
  'POST /api/customers/current/passkeys/': 'its challenge is answered once',
  'POST /api/customers/register/': 'its username is taken; a hash of a password lies nowhere',
  'POST /api/failures/': 'a report for the log',
  'POST /api/search/clicks/': 'counted in passing',
  'POST /api/search/searches/': 'counted in passing',
  'POST /api/seller-applications/': 'sent in when its phone is confirmed, and one alone waits',
  'POST /api/staff/first-owner/': 'there is one; a hash of a password lies nowhere',
  'POST /api/uploads/files/': 'a file that nothing names is removed',
  'POST /api/uploads/videos/': 'a file that nothing names is removed',
  'POST /api/uploads/images/': 'a file that nothing names is removed',
};

const calls = api.flatMap(({ contract }) => Object.entries<Call>(contract));

describe('a creating call', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  test('takes an idempotency key, or states why it needs none', () => {
    const without = calls.filter(([, call]) => call.status === 201 && call.idempotency === undefined);
    expect(without.map(([name]) => name).sort()).toEqual(Object.keys(needNoKey).sort());
  });

  test('does not compile in a screen without one', () => {
    type Post = (typeof postsAdminContract)['POST /api/admin/posts/'];
    expectTypeOf<Sent<Post>['headers']>().toEqualTypeOf<{ readonly 'idempotency-key': string }>();
  });

  const address = {
    ...{ full_name: 'نسرین احمدی', phone: '09121234567', province: 'تهران', city: 'تهران' },
    ...{ line: 'خیابان آزادی، پلاک ۱', postal_code: '1234567890' },
  };
  const wanted = { name: 'حسابداری', scopes: ['orders:read'], expires_in_days: 30 };
  const webhook = { name: 'انبار', url: 'https://example.com/hook', types: ['order.placed'] };
  test.each([
    ['POST /api/customers/current/addresses/', address],
    ['POST /api/admin/brands/', { name: { fa: 'سفال میبد', en: 'Meybod' } }],
    ['POST /api/admin/access-keys/', wanted],
    ['POST /api/admin/webhooks/', webhook],
  ])('%s: a repeat returns the first response word for word', async (name, body) => {
    const send = () => app.call(name, { token: owner.token, headers: { 'idempotency-key': 'lost answer' }, body });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  test('a question sent several times is one, and a corrected one is another', async () => {
    const { slug } = await productReady(app.shop);
    const { token } = await customerReady(app.shop);
    const send = (text: string, key: string) =>
      app.call('POST /api/products/:slug/questions/', {
        ...{ token, params: { slug }, headers: { 'idempotency-key': key } },
        body: { text },
      });
    await send('آیا لعاب بی‌سرب دارد؟', 'one');
    expect((await send('آیا لعاب بی‌سرب دارد؟', 'one')).body).toMatchObject({ questions: [{}] });
    expect((await send('آیا لعابش بی‌سرب است؟', 'two')).body).toMatchObject({ questions: [{}, {}] });
  });

  test('a secret in a response is not stored in plain text', async () => {
    const headers = { 'idempotency-key': 'secret' };
    const { key } = (await app.call('POST /api/admin/access-keys/', { token: owner.token, headers, body: wanted }))
      .body as MadeKey;
    const { rows } = await app.shop.database.pool.query<{ reply: string }>(
      `SELECT reply FROM idempotency_keys WHERE key = 'secret'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.reply).not.toContain(key.slice(3, 20));
    expect(rows[0]?.reply).not.toContain('"key"');
  });
});
