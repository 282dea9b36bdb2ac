import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Conversation, ConversationDetail } from '../conversations.contract.ts';
import { messageSent } from './chat.factory.ts';

describe('the conversations of the staff', () => {
  const app = useTestShop();
  const base = '/api/admin/conversations/';

  const support = () => customerReady(app.shop, { role: 'support' });
  const list = async (staff: ReadyCustomer, query: Record<string, unknown> = {}) =>
    (await app.call(`GET ${base}`, { token: staff.token, query })).body as {
      data: Conversation[];
      next: string | null;
    };
  const post = (staff: ReadyCustomer, customer: { id: number }, what: string, body: object) =>
    app.call(`POST ${base}${customer.id}/${what}/`, { token: staff.token, body });
  const detail = async (staff: ReadyCustomer, customer: { id: number }) =>
    (await app.call(`GET ${base}${customer.id}/`, { token: staff.token })).body as ConversationDetail;

  test.each([
    [`GET ${base}`, undefined],
    [`GET ${base}stream/`, undefined],
    [`GET ${base}1/`, undefined],
    [`GET ${base}1/messages/`, undefined],
    [`POST ${base}1/messages/`, { client_id: randomUUID(), text: 'سلام' }],
    [`POST ${base}1/read/`, { up_to: 1 }],
    [`POST ${base}1/typing/`, {}],
    [`POST ${base}1/assign/`, { mine: true }],
    [`POST ${base}1/close/`, { status: 'closed' }],
  ])('ACC-07 %s is for support, managers and the owner', async (name, body) => {
    expect((await app.call(name, { body })).status).toBe(401);
    for (const role of [undefined, 'writer'] as const) {
      const { token } = await customerReady(app.shop, role === undefined ? {} : { role });
      expect((await app.call(name, { token, body })).status).toBe(403);
    }
  });

  test("ACC-07 a reply reaches the customer without the writer's name, which the staff sees", async () => {
    const [staff, customer] = [await support(), await customerReady(app.shop)];
    await messageSent(app.shop, customer, 'سلام');
    const body = { client_id: randomUUID(), text: 'درود بر شما' };
    expect(await post(staff, customer, 'messages', body)).toMatchObject({
      status: 201,
      body: { number: 2, by: 'staff', author: staff.username },
    });
    expect((await post(staff, customer, 'messages', body)).body).toMatchObject({ number: 2 });
    const seen = await app.call('GET /api/chat/', { token: customer.token });
    expect(seen.body).toMatchObject({
      data: [{ number: 1 }, { number: 2, by: 'staff', author: null, text: 'درود بر شما' }],
    });
    const mine = await app.call(`GET ${base}${customer.id}/messages/`, { token: staff.token });
    expect(mine.body).toMatchObject({
      data: [
        { number: 1, author: null },
        { number: 2, author: staff.username },
      ],
    });
  });

  test('ACC-07 the longest waiting are first; a reply moves a conversation to the others', async () => {
    const staff = await support();
    const [first, second, third] = [
      await customerReady(app.shop),
      await customerReady(app.shop),
      await customerReady(app.shop),
    ];
    for (const customer of [first, second, third]) {
      await messageSent(app.shop, customer, 'سلام');
      app.clock.advance(1_000);
    }
    await messageSent(app.shop, first, 'کسی نیست؟');
    const mine = new Set([first.id, second.id, third.id]);
    const order = async (query = {}) =>
      (await list(staff, query)).data.map(({ customer_id }) => customer_id).filter((id) => mine.has(id));
    expect(await order()).toEqual([first.id, second.id, third.id]);
    await messageSent(app.shop, first, 'هستیم', staff);
    expect(await order()).toEqual([second.id, third.id, first.id]);
    expect(await order({ status: 'waiting' })).toEqual([second.id, third.id]);
  });

  test('ACC-07 the queue costs one query a page, and counts unread messages', async () => {
    const staff = await support();
    const customers: ReadyCustomer[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const customer = await customerReady(app.shop);
      customers.push(customer);
      await messageSent(app.shop, customer, 'یک');
      await messageSent(app.shop, customer, 'دو');
      await post(staff, customer, 'assign', { mine: true });
    }
    expect((await post(staff, customers[0]!, 'read', { up_to: 1 })).body).toMatchObject({ staff_read: 1 });
    const queries = watchQueries(app.shop);
    const whole = await list(staff, { assigned: 'me' });
    expect(queries.count()).toBe(1);
    queries.stop();
    expect(whole.data.map(({ unread_count: unread, last_text }) => [unread, last_text])).toEqual([
      [1, 'دو'],
      [2, 'دو'],
      [2, 'دو'],
    ]);
    const first = await list(staff, { assigned: 'me', page_size: 2 });
    const second = (await app.call(`GET ${first.next}`, { token: staff.token, query: {} })).body as typeof first;
    const rest = await list(staff, {
      assigned: 'me',
      page_size: 2,
      after: new URL(first.next!, 'http://shop').searchParams.get('after'),
    });
    expect([...first.data, ...rest.data].map(({ customer_id }) => customer_id)).toEqual(
      whole.data.map(({ customer_id }) => customer_id),
    );
    expect(second.data.length).toBeGreaterThan(0);
  });

  test('ACC-07 assigning and closing are in the audit log, and a closed conversation reopens when its customer writes', async () => {
    const [staff, customer] = [await support(), await customerReady(app.shop)];
    await messageSent(app.shop, customer, 'سلام');
    expect(await post(staff, customer, 'assign', { mine: true })).toMatchObject({
      status: 200,
      body: { customer_id: customer.id, assigned_to: { id: staff.id }, status: 'open' },
    });
    expect((await detail(staff, customer)).assigned_to).toEqual({ id: staff.id, name: staff.username });
    expect(await post(staff, customer, 'close', { status: 'closed' })).toMatchObject({
      status: 200,
      body: { status: 'closed' },
    });
    expect(await detail(staff, customer)).toMatchObject({ status: 'closed', waiting_since: null });
    expect(
      (await list(staff, { status: 'closed', assigned: 'me' })).data.map(({ customer_id }) => customer_id),
    ).toEqual([customer.id]);
    expect((await list(staff, { assigned: 'me' })).data).toEqual([]);
    await messageSent(app.shop, customer, 'یک چیز دیگر');
    expect(await detail(staff, customer)).toMatchObject({
      status: 'open',
      waiting_since: expect.any(String) as string,
    });
    const changes = (await app.shop.db.select().from(auditLog)).filter(({ by }) => by === staff.id);
    expect(changes.map(({ action, subject, subjectId }) => [action, subject, subjectId])).toEqual([
      ['conversation.assigned', 'conversation', String(customer.id)],
      ['conversation.closed', 'conversation', String(customer.id)],
    ]);
  });

  test('ACC-07 an outdated screen neither takes a conversation just taken by another nor closes over a new message', async () => {
    const [first, second, customer] = [await support(), await support(), await customerReady(app.shop)];
    await messageSent(app.shop, customer, 'سلام');
    expect((await post(first, customer, 'assign', { mine: true, from: null })).status).toBe(200);
    expect(await post(second, customer, 'assign', { mine: true, from: null })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect((await detail(second, customer)).assigned_to?.id).toBe(first.id);
    // A repeated request whose response was lost changes nothing; a conversation can be taken over from the colleague displayed as its assignee.
    expect((await post(first, customer, 'assign', { mine: true, from: null })).status).toBe(200);
    expect((await post(second, customer, 'assign', { mine: true, from: first.id })).status).toBe(200);

    await messageSent(app.shop, customer, 'هنوز نرسیده');
    expect(await post(second, customer, 'close', { status: 'closed', up_to: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect(await detail(second, customer)).toMatchObject({
      status: 'open',
      waiting_since: expect.any(String) as string,
    });
    await messageSent(app.shop, customer, 'می‌رسد', second);
    expect((await post(second, customer, 'close', { status: 'closed', up_to: 2 })).status).toBe(200);
  });

  test('ACC-07 an unknown conversation is not found', async () => {
    const [staff, nobody] = [await support(), await customerReady(app.shop)];
    expect((await app.call(`GET ${base}${nobody.id}/`, { token: staff.token })).status).toBe(404);
    expect((await app.call(`GET ${base}${nobody.id}/messages/`, { token: staff.token })).status).toBe(404);
    for (const [what, body] of [
      ['messages', { client_id: randomUUID(), text: 'سلام' }],
      ['assign', { mine: true }],
      ['close', { status: 'closed' }],
    ] as const) {
      expect((await post(staff, nobody, what, body)).status, what).toBe(404);
    }
  });
});
