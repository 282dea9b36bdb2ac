import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { unreadNotices } from '#features/notifications/server/notifications.service.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ChatState, Message } from '../chat.contract.ts';
import { messageSent } from './chat.factory.ts';
import { beThere } from './presence.ts';

interface Chat {
  data: Message[];
  next: string | null;
  chat: ChatState;
}

describe('the chat', () => {
  const app = useTestShop();

  const send = (token: string, body: object) =>
    app.call('POST /api/chat/messages/', { token, body: { client_id: randomUUID(), text: '', ...body } });
  const chat = async (token: string, query: Record<string, unknown> = {}) =>
    (await app.call('GET /api/chat/', { token, query })).body as Chat;

  test.each([
    ['GET /api/chat/', undefined],
    ['POST /api/chat/messages/', { client_id: randomUUID(), text: 'سلام' }],
    ['POST /api/chat/read/', { up_to: 1 }],
    ['POST /api/chat/typing/', {}],
    ['GET /api/chat/stream/', undefined],
    ['GET /api/customers/unread/', undefined],
  ])('ACC-07 %s requires a customer', async (name, body) => {
    expect((await app.call(name, { body })).status).toBe(401);
  });

  test('ACC-07 messages are stored in the order of sending and belong to their customer alone', async () => {
    const [mine, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    for (const text of ['سلام', 'سفارشم کجاست؟\nدو روز گذشته است.'])
      expect((await send(mine.token, { text })).status).toBe(201);
    const { data, next } = await chat(mine.token);
    expect(data.map(({ number, by, text, author }) => [number, by, text, author])).toEqual([
      [1, 'customer', 'سلام', null],
      [2, 'customer', 'سفارشم کجاست؟\nدو روز گذشته است.', null],
    ]);
    expect(next).toBeNull();
    expect((await chat(other.token)).data).toEqual([]);
  });

  test('ACC-07 a message sent again, sequentially or concurrently, is stored once and returned as it was', async () => {
    const { token } = await customerReady(app.shop);
    const message = { client_id: randomUUID(), text: 'یک بار' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(token, message)));
    answers.push(await send(token, message));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as Message).number))).toEqual(new Set([1]));
    expect((await chat(token)).data).toHaveLength(1);
  });

  test('ACC-07 concurrent messages of both sides are numbered without gaps', async () => {
    const [customer, staff] = [await customerReady(app.shop), await customerReady(app.shop, { role: 'support' })];
    await messageSent(app.shop, customer, 'آغاز');
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        messageSent(app.shop, customer, `پیام ${turn}`, turn % 2 === 0 ? staff : undefined),
      ),
    );
    const { data } = await chat(customer.token);
    expect(data.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });

  test.each([
    ['nothing', { text: '  \n ' }, 400, 'message-empty'],
    ['too much', { text: 'x'.repeat(2_001) }, 400, 'invalid-request'],
    ['a name that is none', { text: 'سلام', client_id: 'one' }, 400, 'invalid-request'],
    ['a name of the right length that is none', { text: 'سلام', client_id: '-'.repeat(36) }, 400, 'invalid-request'],
    [
      'a file that nobody sent in',
      { text: 'سلام', files: ['0123456789abcdef0123456789abcdef'] },
      422,
      'upload-not-found',
    ],
    ['six files', { files: Array.from({ length: 6 }, String) }, 400, 'invalid-request'],
    ['a text that is a number', { text: 7 }, 400, 'invalid-request'],
    ['a field nobody knows', { text: 'سلام', by: 'staff' }, 400, 'invalid-request'],
  ])('ACC-07 %s is refused', async (_, body, status, code) => {
    const { token } = await customerReady(app.shop);
    expect(await send(token, body)).toMatchObject({ status, body: { code } });
    expect((await chat(token)).data).toEqual([]);
  });

  test('ACC-07 a writer without pauses has to wait', async () => {
    const { token } = await customerReady(app.shop);
    for (let turn = 0; turn < 40; turn++) expect((await send(token, { text: `${turn}` })).status).toBe(201);
    const refused = await send(token, { text: 'باز هم' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-messages' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('ACC-07 older messages are paged', async () => {
    const customer = await customerReady(app.shop);
    for (let turn = 1; turn <= 5; turn++) await messageSent(app.shop, customer, `${turn}`);
    const newest = await chat(customer.token, { page_size: 2 });
    const older = (await app.call(`GET ${newest.next}`, { token: customer.token })).body as Chat;
    const oldest = (await app.call(`GET ${older.next}`, { token: customer.token })).body as Chat;
    expect([oldest, older, newest].map(({ data }) => data.map(({ text }) => text))).toEqual([
      ['1'],
      ['2', '3'],
      ['4', '5'],
    ]);
    expect(oldest.next).toBeNull();
  });

  test('ACC-07 HDR-07 messages of the shop are counted until they are read, and read marks never go back', async () => {
    const [customer, staff] = [await customerReady(app.shop), await customerReady(app.shop, { role: 'support' })];
    await messageSent(app.shop, customer, 'سلام');
    for (const text of ['درود', 'بفرمایید']) await messageSent(app.shop, customer, text, staff);
    const unread = async () =>
      (await app.call('GET /api/customers/unread/', { token: customer.token })).body as {
        notices_count: number;
        messages_count: number;
      };
    const read = (upTo: number) => app.call('POST /api/chat/read/', { token: customer.token, body: { up_to: upTo } });
    expect((await unread()).messages_count).toBe(2);
    await read(2);
    expect((await unread()).messages_count).toBe(1);
    await read(999);
    expect((await unread()).messages_count).toBe(0);
    await read(1);
    expect((await chat(customer.token)).chat).toMatchObject({ customer_read: 3, staff_read: 3 });
  });

  test('ACC-04 ACC-07 an absent customer gets one notice of replies until they are read; a present one gets none', async () => {
    const [away, there, staff] = [
      await customerReady(app.shop),
      await customerReady(app.shop),
      await customerReady(app.shop, { role: 'support' }),
    ];
    const leave = beThere(app.shop, there.id, false);
    const due = async () =>
      (await app.shop.db.select().from(outbox))
        .filter(({ name }) => name === 'notice.due')
        .map(({ news: event }) => event as { customerId: number; once: string });
    for (const customer of [away, there]) {
      await messageSent(app.shop, customer, 'کسی هست؟');
      for (const text of ['بله', 'بفرمایید']) await messageSent(app.shop, customer, text, staff);
    }
    leave();
    const messages = (await due()).filter(({ customerId }) => customerId === away.id || customerId === there.id);
    expect(new Set(messages.map(({ customerId, once }) => `${customerId} ${once}`))).toEqual(
      new Set([`${away.id} chat:1`]),
    );
    expect(await unreadNotices(app.shop, away.id)).toBe(0);
  });
});
