import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerReady, freshPhone } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Application } from '../../applications.contract.ts';
import { notifyApplicationDecided } from '../sellers.jobs.ts';

const wish = { kind: 'business', store_name: 'چرم مرو', province: 'یزد', city: 'میبد', terms: true };

/** Returns the bulk response for one item. */
const outcomes = (id: number, outcome: 'done' | 'skipped') => ({
  data: [{ id, outcome, code: null, message: null }],
});

describe('seller applications', () => {
  const app = useTestShop({ OTP_SENDS_PER_ADDRESS_AND_MINUTE: '1000' });
  beforeEach(() => {
    app.clock.advance(61_000);
  });

  const codeSentTo = async (phone: string) => {
    const sent = (await app.call('GET /api/dev/messages/', { query: { to: phone } })).body as { text: string }[];
    return /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const wished = async (phone: string, more: object = {}) => {
    const answer = await app.call('POST /api/seller-applications/', { body: { ...wish, phone, ...more } });
    expect(answer.status, answer.text).toBe(201);
    return (answer.body as { session_id: string }).session_id;
  };
  const sendCode = (phone: string, session_id: string) =>
    app.call('POST /api/seller-applications/send-code/', { body: { phone, session_id } });
  const apply = async (phone: string, more: object = {}) => {
    const answer = await sendCode(phone, await wished(phone, more));
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as { session_id: string }).session_id;
  };
  const confirm = async (phone: string, session_id: string, code?: string) =>
    app.call('POST /api/seller-applications/confirm/', {
      body: { phone, session_id, code: code ?? (await codeSentTo(phone)) },
    });
  const owner = async () => (await customerReady(app.shop, { role: 'owner' })).token;
  const decide = async (id: number, body: object, token?: string) =>
    app.call('POST /api/admin/seller-applications/:id/decide/', {
      params: { id },
      token: token ?? (await owner()),
      body,
    });
  const applied = async () => {
    const phone = freshPhone();
    const { tokens } = (await confirm(phone, await apply(phone))).body as { tokens: { access: string } };
    const { data } = (await app.call('GET /api/admin/seller-applications/', { token: await owner() })).body as {
      data: Application[];
    };
    const application = data.find((one) => one.applicant.phone === phone);
    if (application === undefined) throw new Error('The application is not in the queue.');
    return { phone, token: tokens.access, application };
  };

  test('VEND-02 an application is sent only after the phone is confirmed; a new phone becomes a customer with that password', async () => {
    const phone = freshPhone();
    const session = await apply(phone, { password: 'charm-e-marv-1405' });
    const queue = async () =>
      (
        (await app.call('GET /api/admin/seller-applications/', { token: await owner() })).body as {
          data: Application[];
        }
      ).data.filter((one) => one.applicant.phone === phone);
    expect(await queue()).toEqual([]);
    expect((await confirm(phone, session, (await codeSentTo(phone)) === '0000' ? '1111' : '0000')).status).toBe(400);
    const confirmed = await confirm(phone, session);
    expect(confirmed.body).toMatchObject({ outcome: 'received', tokens: { access: expect.any(String) as string } });
    expect(await queue()).toMatchObject([{ store_name: 'چرم مرو', city: 'میبد', status: 'waiting' }]);
    expect(
      (await app.call('POST /api/customers/login/', { body: { username: phone, password: 'charm-e-marv-1405' } }))
        .status,
    ).toBe(200);
  });

  test('VEND-02 the typed password never opens an existing account', async () => {
    const known = await customerReady(app.shop, { password: 'mine-since-long' });
    const session = await apply(known.phone, { password: 'somebody-elses-9' });
    const confirmed = await confirm(known.phone, session);
    expect(confirmed.body).toMatchObject({ outcome: 'received' });
    const login = (password: string) =>
      app.call('POST /api/customers/login/', { body: { username: known.phone, password } });
    expect((await login('somebody-elses-9')).status).toBe(401);
    expect((await login('mine-since-long')).status).toBe(200);
    expect((await app.call('GET /api/seller-applications/mine/', { token: known.token })).body).toMatchObject({
      application: { status: 'waiting', store_name: 'چرم مرو' },
    });
  });

  test('VEND-02 a sign-in code confirms no application, nor the reverse', async () => {
    const phone = freshPhone();
    const session = await apply(phone);
    const code = await codeSentTo(phone);
    expect(
      (await app.call('POST /api/customers/verify-otp/', { body: { phone, code, session_id: session } })).status,
    ).toBe(400);
    expect((await confirm(phone, randomUUID(), code)).status).toBe(400);
    expect((await confirm(freshPhone(), session, code)).status).toBe(400);
    expect((await confirm(phone, session, code)).status).toBe(200);
    expect((await confirm(phone, session, code)).status).toBe(400);
  });

  test('VEND-02 another code can be requested, and the first one becomes invalid', async () => {
    const phone = freshPhone();
    const session = await apply(phone);
    const first = await codeSentTo(phone);
    app.clock.advance(61_000);
    const again = await sendCode(phone, session);
    expect(again.status).toBe(200);
    const { session_id } = again.body as { session_id: string };
    expect((await confirm(phone, session, first)).status).toBe(400);
    expect((await confirm(phone, session_id)).body).toMatchObject({ outcome: 'received' });
    expect((await sendCode(phone, 'nonsense')).status).toBe(404);
  });

  test('VEND-02 applying sends no code: /otp sends it, once a minute, and accepts another phone than was typed', async () => {
    const mistyped = freshPhone();
    const session = await wished(mistyped, { password: 'charm-e-marv-1405' });
    expect(await codeSentTo(mistyped)).toBe('');
    expect((await confirm(mistyped, session, '1234')).status).toBe(400);
    const phone = freshPhone();
    const { session_id } = (await sendCode(phone, session)).body as { session_id: string };
    expect((await sendCode(phone, session_id)).status).toBe(429);
    expect((await sendCode(phone, session)).status).toBe(404);
    expect((await confirm(phone, session_id)).body).toMatchObject({ outcome: 'received' });
    expect(
      (await app.call('POST /api/customers/login/', { body: { username: phone, password: 'charm-e-marv-1405' } }))
        .status,
    ).toBe(200);
  });

  test('a second application waits for the first, and a seller needs none', async () => {
    const { phone, application } = await applied();
    app.clock.advance(61_000);
    expect((await confirm(phone, await apply(phone))).body).toMatchObject({ outcome: 'waits-already' });
    await decide(application.id, { decision: 'approve' });
    app.clock.advance(61_000);
    expect((await confirm(phone, await apply(phone))).body).toMatchObject({ outcome: 'sells-already' });
  });

  test('VEND-02 five concurrent approvals open one shop, and its owner is notified', async () => {
    const { application, phone } = await applied();
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => owner()));
    const answers = await Promise.all(tokens.map((token) => decide(application.id, { decision: 'approve' }, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const { rows } = await app.shop.database.pool.query<{ slug: string }>(
      'select slug from sellers where owner_id = $1',
      [application.applicant.id],
    );
    expect(rows).toHaveLength(1);
    expect((await app.call('GET /api/vendors/:slug/', { params: { slug: rows[0]?.slug } })).body).toMatchObject({
      name: 'چرم مرو',
      city: 'میبد',
    });
    await notifyApplicationDecided(app.shop, { applicationId: application.id });
    const sent = (await app.call('GET /api/dev/messages/', { query: { to: phone } })).body as { text: string }[];
    expect(sent.at(-1)?.text).toContain('چرم مرو');
  });

  test('refusing requires a reason, which the applicant reads; support cannot decide', async () => {
    const { application, token } = await applied();
    expect((await decide(application.id, { decision: 'refuse' })).body).toMatchObject({ code: 'reason-needed' });
    expect(
      (
        await decide(
          application.id,
          { decision: 'refuse', reason: 'نام فروشگاه تکراری است' },
          (await customerReady(app.shop, { role: 'support' })).token,
        )
      ).status,
    ).toBe(403);
    expect((await decide(application.id, { decision: 'refuse', reason: 'نام فروشگاه تکراری است' })).status).toBe(200);
    expect((await app.call('GET /api/seller-applications/mine/', { token })).body).toMatchObject({
      application: { status: 'refused', reason: 'نام فروشگاه تکراری است' },
    });
    expect((await decide(999_999, { decision: 'approve' })).status).toBe(404);
  });

  test('a decision is undone with the shop it opened, but not after the applicant has started or applied again', async () => {
    const { application, phone, token } = await applied();
    const { id } = application;
    const undo = async (decision: string) =>
      (
        await app.call('POST /api/admin/seller-applications/bulk-undo/', {
          token: await owner(),
          body: { ids: [id], decision },
        })
      ).body;
    const shops = async () =>
      (
        await app.shop.database.pool.query<{ id: number }>('select id from sellers where owner_id = $1', [
          application.applicant.id,
        ])
      ).rows;
    expect(await undo('approve')).toMatchObject(outcomes(id, 'skipped'));
    await decide(id, { decision: 'approve' });
    expect(await undo('refuse')).toMatchObject(outcomes(id, 'skipped'));
    const twice = await Promise.all([undo('approve'), undo('approve')]);
    expect(twice).toEqual(expect.arrayContaining([outcomes(id, 'done'), outcomes(id, 'skipped')]));
    expect(await shops()).toEqual([]);
    expect((await app.call('GET /api/seller-applications/mine/', { token })).body).toMatchObject({
      application: { status: 'waiting' },
      shop: null,
    });

    await decide(id, { decision: 'approve' });
    const [shop] = await shops();
    const { rows } = await app.shop.database.pool.query<{ id: number }>(
      'insert into seller_submissions (product_id, seller_id, created_at) values (0, $1, $2) returning product_id as id',
      [shop?.id, app.clock.now()],
    );
    expect(await undo('approve')).toMatchObject(outcomes(id, 'skipped'));
    expect(await shops()).toEqual([shop]);
    await app.shop.database.pool.query('delete from seller_submissions where product_id = $1', [rows[0]?.id]);
    expect(await undo('approve')).toMatchObject(outcomes(id, 'done'));

    await decide(id, { decision: 'refuse', reason: 'نام روشن نیست' });
    app.clock.advance(61_000);
    expect((await confirm(phone, await apply(phone))).body).toMatchObject({ outcome: 'received' });
    expect(await undo('refuse')).toMatchObject(outcomes(id, 'skipped'));
  });

  test('a weak password is refused before a code is sent', async () => {
    const answer = await app.call('POST /api/seller-applications/', {
      body: { ...wish, phone: freshPhone(), password: '12345678' },
    });
    expect(answer.body).toMatchObject({ code: 'weak-password', fields: { password: expect.any(String) as string } });
    expect(
      (await app.call('POST /api/seller-applications/', { body: { ...wish, phone: freshPhone(), terms: false } }))
        .status,
    ).toBe(400);
  });
});
