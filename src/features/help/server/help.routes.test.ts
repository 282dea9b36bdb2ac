import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { inDigitsOf } from '#shared/text/digits.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Answer } from '../help.contract.ts';
import { answerReady } from './help.factory.ts';
import { supportVotes } from './help.tables.ts';
import { ticketMessages, tickets } from '#features/tickets/server/tickets.tables.ts';
import { mailReceipt } from '#features/tickets/server/tickets.jobs.ts';
import type { Ticket, TicketSummary } from '#features/tickets/tickets.contract.ts';
import { ticketReady } from '#features/tickets/server/tickets.factory.ts';

const form = {
  name: 'سارا احمدی',
  email: 'sara@example.com',
  topic: 'buying',
  url: 'hojreh.ir/cart',
  message: 'سفارشم نرسیده است.',
  website: '',
};

describe('support', () => {
  const app = useTestShop();
  const send = (body: object, key = randomUUID(), token?: string) =>
    app.call(token === undefined ? 'POST /api/tickets/' : 'POST /api/tickets/mine/', {
      headers: { 'idempotency-key': key },
      body,
      token,
    });
  const mailTo = async (to: string) => (await app.shop.outlet.sentTo(to)).map(({ text }) => text);

  test('CONT-04 a message becomes a ticket with a number, and its receipt goes out by mail', async () => {
    const email = 'receipt@example.com';
    const answer = await send({ ...form, email: 'Receipt@Example.com' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        number: expect.stringMatching(/^[1-9]\d{7}$/) as string,
        email,
        status: 'open',
        messages: [{ from: 'writer', text: form.message, files: [] }],
      },
    });
    const { number } = answer.body as { number: string };
    const [ticket] = (await app.shop.db.select().from(tickets)).filter((row) => row.number === number);
    expect(ticket).toMatchObject({ url: 'https://hojreh.ir/cart', state: 'open', customerId: null, language: 'fa' });
    await mailReceipt(app.shop, { ticketId: ticket!.id });
    expect((await mailTo(email)).join()).toContain(inDigitsOf(number, 'fa'));
    expect((await mailTo(email)).join(), 'nothing that a guest typed').not.toContain(form.message);
    expect((await mailTo(email)).join()).toContain('۲۴ ساعت');
  });

  test('CONT-04 the same form sent again, at once or later, is the same ticket with one message', async () => {
    const key = randomUUID();
    const once = { ...form, email: 'again@example.com' };
    const [one, other] = await Promise.all([send(once, key), send(once, key)]);
    const later = await send(once, key);
    const numbers = [one, other, later].map(({ body }) => (body as { number: string }).number);
    expect(new Set(numbers).size).toBe(1);
    const rows = (await app.shop.db.select().from(tickets)).filter(({ number }) => number === numbers[0]);
    expect(rows.length).toBe(1);
    expect(
      (await app.shop.db.select().from(ticketMessages)).filter(({ ticketId }) => ticketId === rows[0]?.id).length,
    ).toBe(1);
    const stranger = await send({ ...once, email: 'stranger@example.com' }, key);
    expect((stranger.body as { number: string }).number).not.toBe(numbers[0]);
  });

  test.each([
    ['no name', { name: '' }],
    ['no mail address', { email: 'sara' }],
    ['an unknown topic', { topic: 'gossip' }],
    ['no message', { message: '  ' }],
    ['too long a message', { message: 'x'.repeat(4_001) }],
    ['an address that is none', { url: 'javascript:alert(1)' }],
    ['the trap filled in', { website: 'https://spam.example' }],
    ['something unknown', { colour: 'red' }],
  ])('CONT-04 a form with %s is refused with a sentence', async (_, error) => {
    const answer = await send({ ...form, ...error });
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message.length).toBeGreaterThan(5);
  });

  test('CONT-04 nobody is flooded with receipts, and one address cannot flood the shop', async () => {
    const toVictim = [];
    for (let turn = 0; turn < 7; turn++) toVictim.push((await send({ ...form, email: 'victim@example.com' })).status);
    expect(toVictim).toEqual([201, 201, 201, 201, 201, 201, 429]);
    let last = 201;
    for (let turn = 0; turn < 60 && last === 201; turn++)
      last = (await send({ ...form, email: `${randomUUID()}@example.com` })).status;
    expect(last).toBe(429);
    app.clock.advance(3_601_000);
    expect((await send({ ...form, email: 'fresh@example.com' })).status).toBe(201);
  });

  test('CONT-04 forms that strangers send under a mail address keep nobody from writing, and its mailbox is not filled', async () => {
    const email = 'locked@example.com';
    const row = async (number: string) =>
      (await app.shop.db.select().from(tickets)).find((one) => one.number === number)!;
    for (let stranger = 0; stranger < 4; stranger++)
      for (let turn = 0; turn < 3; turn++) {
        const sent = await app.server.inject({
          method: 'POST',
          url: '/api/tickets/',
          remoteAddress: `203.0.113.${String(stranger)}`,
          headers: { 'idempotency-key': randomUUID() },
          payload: { ...form, email },
        });
        expect(sent.statusCode).toBe(201);
        await mailReceipt(app.shop, { ticketId: (await row(sent.json<{ number: string }>().number)).id });
      }
    expect(await mailTo(email)).toHaveLength(6);
    const owner = await customerReady(app.shop);
    const own = await send({ ...form, email }, randomUUID(), owner.token);
    expect(own.status).toBe(201);
    await mailReceipt(app.shop, { ticketId: (await row((own.body as { number: string }).number)).id });
    expect(await mailTo(email)).toHaveLength(7);
  });

  test("CONT-04 a customer's tickets are listed with their thread; somebody else's are not found", async () => {
    const mine = await customerReady(app.shop);
    const other = await customerReady(app.shop);
    const sent = await send(form, randomUUID(), mine.token);
    const { number } = sent.body as { number: string };
    const list = await app.call('GET /api/tickets/mine/', { token: mine.token });
    expect(list.body).toMatchObject({ data: [{ number, status: 'open', excerpt: form.message }], next: null });
    const write = (token: string, key: string, text = 'خبری نشد؟') =>
      app.call('POST /api/tickets/mine/:number/messages/', {
        params: { number },
        headers: { 'idempotency-key': key },
        body: { text },
        token,
      });
    const key = randomUUID();
    await Promise.all([write(mine.token, key), write(mine.token, key)]);
    const ticket = (await app.call('GET /api/tickets/mine/:number/', { params: { number }, token: mine.token }))
      .body as Ticket;
    expect(ticket.messages.map(({ from, text }) => [from, text])).toEqual([
      ['writer', form.message],
      ['writer', 'خبری نشد؟'],
    ]);
    expect((await app.call('GET /api/tickets/mine/:number/', { params: { number }, token: other.token })).status).toBe(
      404,
    );
    expect((await write(other.token, randomUUID())).status).toBe(404);
    expect((await app.call('GET /api/tickets/mine/')).status).toBe(401);
  });

  test('CONT-04 each ticket is listed with the beginning of its question, whoever wrote before', async () => {
    const [one, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    const { number } = await ticketReady(app.shop, { customerId: one.id, message: 'پیام نخست' });
    for (const text of ['دنبالهٔ یک', 'دنبالهٔ دو', 'دنبالهٔ سه']) {
      await app.call('POST /api/tickets/mine/:number/messages/', {
        params: { number },
        headers: { 'idempotency-key': randomUUID() },
        body: { text },
        token: one.token,
      });
    }
    for (const message of ['پرسش دیگری', 'پرسشی نو']) await ticketReady(app.shop, { customerId: other.id, message });
    const excerpts = async (token: string) =>
      ((await app.call('GET /api/tickets/mine/', { token })).body as { data: TicketSummary[] }).data.map(
        ({ excerpt }) => excerpt,
      );
    expect(await excerpts(one.token)).toEqual(['پیام نخست']);
    expect(await excerpts(other.token)).toEqual(['پرسشی نو', 'پرسش دیگری']);
  });

  test('CONT-04 a long list of tickets comes page by page, at the same number of queries', async () => {
    const { id, token } = await customerReady(app.shop);
    const queries = watchQueries(app.shop);
    const counted = async () => {
      const before = queries.count();
      const { body } = await app.call('GET /api/tickets/mine/', { token });
      return { count: queries.count() - before, list: body as { data: TicketSummary[]; next: string | null } };
    };
    await ticketReady(app.shop, { customerId: id });
    // Warms up the session lookup, whose query runs only once.
    await counted();
    const one = await counted();
    for (let turn = 0; turn < 21; turn++) await ticketReady(app.shop, { customerId: id });
    const many = await counted();
    expect(many.count).toBe(one.count);
    expect(many.count).toBeGreaterThan(0);
    const { list } = many;
    const rest = (
      await app.server.inject({ url: list.next ?? '', headers: { authorization: `Bearer ${token}` } })
    ).json<typeof list>();
    expect([list.data.length, rest.data.length, rest.next]).toEqual([20, 2, null]);
    expect(new Set([...list.data, ...rest.data].map(({ number }) => number)).size).toBe(22);
  });

  test('CONT-05 answers come group by group in their order, in the language requested; a hidden one does not', async () => {
    await answerReady(app.shop, { slug: 'second', group: 'others', position: 2, english: 'What else?' });
    await answerReady(app.shop, { slug: 'first', group: 'others', position: 1 });
    await answerReady(app.shop, { slug: 'for-buyers' });
    await answerReady(app.shop, { slug: 'hidden', published: false });
    const request = async (language: string) =>
      ((await app.call('GET /api/help-answers/', { query: { language } })).body as { data: Answer[] }).data;
    expect((await request('en')).map(({ slug, language }) => [slug, language])).toEqual([
      ['for-buyers', 'fa'],
      ['first', 'fa'],
      ['second', 'en'],
    ]);
    expect((await request('fa')).map(({ language }) => language)).toEqual(['fa', 'fa', 'fa']);
  });

  test('CONT-05 a reader says once whether an answer helped, and may change their mind', async () => {
    const { id, slug } = await answerReady(app.shop);
    const reader = randomUUID();
    const vote = (helpful: boolean, on = slug, who: string = reader) =>
      app.call('POST /api/help-answers/:slug/vote/', { params: { slug: on }, body: { helpful, reader: who } });
    await Promise.all([vote(true), vote(true)]);
    await vote(true, slug, randomUUID());
    expect(await vote(false)).toMatchObject({ status: 200, body: { slug, helpful: false } });
    const stored = (await app.shop.db.select().from(supportVotes)).filter(({ answerId }) => answerId === id);
    expect(stored.map(({ helpful }) => helpful).sort()).toEqual([false, true]);
    expect(JSON.stringify(stored)).not.toContain(reader);
    expect([(await vote(true, 'no-such-answer')).status, (await vote(true, slug, 'x')).status]).toEqual([404, 400]);
  });

  test('CONT-04 the shop says where it is', async () => {
    expect((await app.call('GET /api/shop-contact/')).body).toMatchObject({
      latitude: expect.any(Number) as number,
      address: { en: expect.stringContaining('Tehran') as string },
    });
  });
});
