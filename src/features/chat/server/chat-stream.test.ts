import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { describe, expect, test, beforeAll } from 'vitest';
import { eq } from 'drizzle-orm';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sessionsTag } from '#features/auth/server/sessions/access-tokens.service.ts';
import { endAllSessions } from '#features/auth/server/sessions/sessions.service.ts';
import type { Shop } from '#platform/shop.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { changePreferences } from '#features/accounts/server/preferences.service.ts';
import { keepNotice } from '#features/notifications/server/notifications.service.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import { openTestShop, useTestShop } from '#testing/test-shop.ts';
import type { ChatEvent } from '../chat.contract.ts';
import { messageSent } from './chat.factory.ts';

interface Reading {
  readonly status: number;
  readonly type: string | null;
  readonly events: ChatEvent[];
  readonly comments: string[];
  readonly ended: Promise<void>;
  readonly leave: () => void;
}

/** Reads a stream as a browser does, until it is aborted or ends. */
async function read(port: number, address: string, token: string): Promise<Reading> {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const events: ChatEvent[] = [];
  const comments: string[] = [];
  const consume = async () => {
    let rest = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined) comments.push(block);
        else events.push(JSON.parse(data) as ChatEvent);
      }
    }
  };
  const ended = answer.status === 200 ? consume().catch(() => undefined) : answer.text().then(() => undefined);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    events,
    comments,
    ended,
    leave: () => {
      leaving.abort();
    },
  };
}

async function dismiss(shop: Shop, { id }: ReadyCustomer): Promise<void> {
  await shop.db.update(customers).set({ role: null }).where(eq(customers.id, id));
  shop.invalidate(sessionsTag(id));
}

const texts = (reading: Reading) =>
  reading.events.flatMap(({ message }) => (message === undefined ? [] : [message.text]));
const lastState = (reading: Reading) => reading.events.findLast(({ kind }) => kind === 'chat')?.chat;

describe('the stream of the chat', () => {
  const app = useTestShop();
  let port = 0;
  beforeAll(async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.server.address() as AddressInfo).port;
  });
  const open = (customer: ReadyCustomer, after = 0) => read(port, `/api/chat/stream/?after=${after}`, customer.token);
  const openQueue = (staff: ReadyCustomer, query = '') =>
    read(port, `/api/admin/conversations/stream/${query}`, staff.token);

  test('ACC-07 a message of either side is delivered to the other at once', async () => {
    const [customer, staff] = [await customerReady(app.shop), await customerReady(app.shop, { role: 'support' })];
    await messageSent(app.shop, customer, 'سلام');
    const [mine, theirs] = [await open(customer), await openQueue(staff, `?customer_id=${customer.id}`)];
    expect(mine.type).toContain('text/event-stream');
    await messageSent(app.shop, customer, 'درود', staff);
    await messageSent(app.shop, customer, 'سپاس');
    for (const reading of [mine, theirs]) await expect.poll(() => texts(reading)).toEqual(['سلام', 'درود', 'سپاس']);
    expect(mine.events.filter(({ message }) => message?.author).length).toBe(0);
    mine.leave();
    theirs.leave();
  });

  test('ACC-07 a reconnected reader continues after the last number: nothing is lost or doubled', async () => {
    const customer = await customerReady(app.shop);
    await messageSent(app.shop, customer, 'یک');
    const first = await open(customer);
    await expect.poll(() => texts(first)).toEqual(['یک']);
    first.leave();
    await messageSent(app.shop, customer, 'دو');
    await messageSent(app.shop, customer, 'سه');
    const second = await open(customer, 1);
    await messageSent(app.shop, customer, 'چهار');
    await expect.poll(() => texts(second)).toEqual(['دو', 'سه', 'چهار']);
    second.leave();
  });

  test('ACC-07 forty concurrent messages reach an open reader in order, each once', async () => {
    const [customer, staff] = [await customerReady(app.shop), await customerReady(app.shop, { role: 'support' })];
    await messageSent(app.shop, customer, 'آغاز');
    const reading = await open(customer, 1);
    await Promise.all(
      Array.from({ length: 38 }, (_, turn) =>
        messageSent(app.shop, customer, `${turn}`, turn % 2 === 0 ? staff : undefined),
      ),
    );
    await expect.poll(() => reading.events.filter(({ kind }) => kind === 'message').length).toBe(38);
    expect(reading.events.flatMap(({ message }) => message?.number ?? [])).toEqual(
      Array.from({ length: 38 }, (_, index) => index + 2),
    );
    reading.leave();
  });

  test('ACC-07 each side sees the presence, typing and read marks of the other; an unavailable person is not displayed', async () => {
    const [customer, staff] = [await customerReady(app.shop), await customerReady(app.shop, { role: 'manager' })];
    await messageSent(app.shop, customer, 'سلام');
    const mine = await open(customer);
    const theirs = await openQueue(staff, `?customer_id=${customer.id}`);
    await expect.poll(() => [lastState(mine)?.online, lastState(theirs)?.online]).toEqual([true, true]);
    const type = () => app.call('POST /api/chat/typing/', { token: customer.token, body: {} });
    await Promise.all(Array.from({ length: 20 }, type));
    const typed = () => theirs.events.filter(({ kind: one }) => one === 'typing').length;
    await expect.poll(typed).toBe(1);
    expect(mine.events.some(({ kind: one }) => one === 'typing')).toBe(false);
    await app.call(`POST /api/admin/conversations/${customer.id}/read/`, { token: staff.token, body: { up_to: 1 } });
    await expect.poll(() => lastState(mine)?.staff_read).toBe(1);
    await changePreferences(app.shop, customer.id, { available: false, notificationsOn: undefined });
    await messageSent(app.shop, customer, 'پنهانم');
    await expect.poll(() => lastState(theirs)?.online).toBe(false);
    mine.leave();
    theirs.leave();
  });

  test('ACC-07 a person who closes the page is absent some seconds later', async () => {
    const [customer, staff] = [await customerReady(app.shop), await customerReady(app.shop, { role: 'support' })];
    const theirs = await openQueue(staff);
    const mine = await open(customer);
    await expect.poll(() => lastState(mine)?.online).toBe(true);
    theirs.leave();
    await expect.poll(() => lastState(mine)?.online, { timeout: 8_000 }).toBe(false);
    mine.leave();
  });

  test('ACC-04 HDR-06 a notice is counted in an open page at once', async () => {
    const customer = await customerReady(app.shop);
    const reading = await open(customer);
    const counts = () => reading.events.flatMap(({ notices_count: count }) => count ?? []);
    await expect.poll(counts).toEqual([0]);
    await keepNotice(
      app.shop,
      { customerId: customer.id, kind: 'review-approved', params: { product: 'چراغ' }, link: '/' },
      Math.floor(Math.random() * 1e9),
    );
    await expect.poll(counts).toEqual([0, 1]);
    reading.leave();
  });

  test("ACC-07 the staff's queue receives a message of any conversation", async () => {
    const [customer, staff] = [await customerReady(app.shop), await customerReady(app.shop, { role: 'owner' })];
    const reading = await openQueue(staff);
    await messageSent(app.shop, customer, 'سلام');
    await expect.poll(() => reading.events.some(({ kind: one }) => one === 'queue')).toBe(true);
    reading.leave();
  });

  test('ACC-07 a customer can open six streams and no seventh; a closed one frees a slot', async () => {
    const customer = await customerReady(app.shop);
    const readings = await Promise.all(Array.from({ length: 6 }, () => open(customer)));
    const seventh = await open(customer);
    expect([readings.map(({ status }) => status), seventh.status]).toEqual([[200, 200, 200, 200, 200, 200], 429]);
    readings[0]?.leave();
    await expect
      .poll(async () => {
        const again = await open(customer);
        again.leave();
        return again.status;
      })
      .toBe(200);
    for (const reading of readings) reading.leave();
  });

  test('a stream ends with the session: after sign-out or dismissal nothing more is delivered', async () => {
    const customer = await customerReady(app.shop);
    const staff = await customerReady(app.shop, { role: 'support' });
    const readings = [await open(customer), await openQueue(staff)];
    expect(readings.map(({ status }) => status)).toEqual([200, 200]);
    await endAllSessions(app.shop, customer.id);
    await dismiss(app.shop, staff);
    await Promise.all(readings.map(({ ended }) => ended));
    expect([(await open(customer)).status, (await openQueue(staff)).status]).toEqual([401, 403]);
  });
});

test('ACC-07 streams of other processes receive messages, and a stopping process ends its own at once', async () => {
  const first = await openTestShop();
  const second = await openShop(first.shop.config, { clock: first.clock, log: createLog('silent') });
  try {
    await first.server.listen({ port: 0, host: '127.0.0.1' });
    const customer = await customerReady(first.shop);
    const reading = await read(
      (first.server.server.address() as AddressInfo).port,
      '/api/chat/stream/',
      customer.token,
    );
    await expect.poll(() => reading.events.some(({ kind }) => kind === 'chat')).toBe(true);
    await messageSent(second.shop, customer, `از جای دیگر ${randomUUID().slice(0, 4)}`);
    await expect.poll(() => texts(reading).length).toBe(1);
    const begun = performance.now();
    await first.server.close();
    await reading.ended;
    expect(performance.now() - begun).toBeLessThan(2_000);
  } finally {
    await second.close();
    await first.close();
  }
});
