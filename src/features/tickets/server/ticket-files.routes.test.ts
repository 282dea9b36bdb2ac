import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { forgetUnclaimedUploads } from '#features/media/server/media.jobs.ts';
import { uploads } from '#features/media/server/media.tables.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { WholeTicket } from '../tickets-admin.contract.ts';
import { ticketMessages } from './tickets.tables.ts';
import { mailAnswer, mailReceipt } from './tickets.jobs.ts';
import type { Ticket } from '../tickets.contract.ts';
import { ticketReady } from './tickets.factory.ts';

const form = {
  name: 'سارا احمدی',
  email: 'files@example.com',
  topic: 'buying',
  url: '',
  message: 'کالا شکسته رسید.',
  website: '',
};

describe('ticket attachments', () => {
  const app = useTestShop();
  let sara: ReadyCustomer;
  let helper: ReadyCustomer;
  beforeEach(async () => {
    sara = await customerReady(app.shop);
    helper = await customerReady(app.shop, { role: 'support' });
  });

  const fileOf = (who: { id: number }, of: 'file' | 'picture' = 'file') =>
    uploadReady(app.shop, { customerId: who.id, kind: of });
  const open = (files: readonly string[], key = randomUUID(), email = `${randomUUID()}@example.com`) =>
    app.call('POST /api/tickets/mine/', {
      headers: { 'idempotency-key': key },
      body: { ...form, email, files },
      token: sara.token,
    });
  const write = (number: string, body: object, key = randomUUID()) =>
    app.call('POST /api/tickets/mine/:number/messages/', {
      params: { number },
      headers: { 'idempotency-key': key },
      body: { text: '', ...body },
      token: sara.token,
    });
  const answer = (number: string, body: object, key = randomUUID()) =>
    app.call('POST /api/admin/tickets/:number/answer/', {
      params: { number },
      headers: { 'idempotency-key': key },
      body: { text: '', close: false, ...body },
      token: helper.token,
    });
  const seen = async (number: string, who = sara) =>
    (await app.call('GET /api/tickets/mine/:number/', { params: { number }, token: who.token })).body as Ticket;
  const keysOf = ({ messages }: Pick<Ticket, 'messages'>) =>
    messages.map(({ files }) => files.map(({ address }) => /^\/files\/([0-9a-f]+)\?/.exec(address)?.[1]));
  const unclaimed = async () =>
    (await app.shop.db.select().from(uploads)).filter(({ claimedAt }) => claimedAt === null).map(({ key }) => key);
  const lastEvent = async (name: string) =>
    (
      await app.shop.database.pool.query<{ news: never }>(
        'select news from outbox where name = $1 order by id desc limit 1',
        [name],
      )
    ).rows[0]!.news;

  test('CONT-04 files come with a new ticket, a further message or a reply; both sides see them, nobody else does', async () => {
    const [first, second, third] = [await fileOf(sara), await fileOf(sara), await fileOf(helper)];
    const { body } = await open([first]);
    const { number } = body as { number: string };
    expect(await write(number, { files: [second] })).toMatchObject({
      status: 201,
      body: {
        status: 'open',
        messages: [{}, { text: '', files: [{ name: 'a.webp', mime_type: 'image/webp', width: 100 }] }],
      },
    });
    expect(await answer(number, { text: 'این را ببینید.', files: [third] })).toMatchObject({
      status: 200,
      body: { status: 'answered' },
    });
    expect(keysOf(await seen(number))).toEqual([[first], [second], [third]]);
    const whole = (await app.call('GET /api/admin/tickets/:number/', { params: { number }, token: helper.token }))
      .body as WholeTicket;
    expect(keysOf(whole as Ticket)).toEqual([[first], [second], [third]]);
    const other = await customerReady(app.shop);
    expect(await seen(number, other)).toMatchObject({ code: 'ticket-not-found' });
    expect((await app.call('GET /api/admin/tickets/:number/', { params: { number }, token: other.token })).status).toBe(
      403,
    );
    const { rows } = await app.shop.database.pool.query<{ after: object }>(
      'select after from audit_log where subject_id = $1',
      [number],
    );
    expect(rows).toMatchObject([{ after: { state: 'answered', files: 1 } }]);
  });

  test.each([
    ["another's file", () => customerReady(app.shop).then((other) => fileOf(other)), 422, 'upload-not-found'],
    [
      'a file that is in another ticket',
      async () => {
        const taken = await fileOf(sara);
        await ticketReady(app.shop, { customerId: sara.id, files: [taken] });
        return taken;
      },
      422,
      'upload-not-found',
    ],
    ['a picture that everybody may see', () => fileOf(sara, 'picture'), 422, 'upload-not-found'],
    ['what nobody sent in', () => Promise.resolve('0123456789abcdef0123'), 422, 'upload-not-found'],
    ['no key at all', () => Promise.resolve(''), 400, 'invalid-request'],
  ])('CONT-04 %s refuses the whole message and leaves the valid file free', async (_, wrongFile, status, code) => {
    const [good, wrong] = [await fileOf(sara), await wrongFile()];
    const { number } = await ticketReady(app.shop, { customerId: sara.id });
    for (const refused of [await open([good, wrong]), await write(number, { text: 'ببینید', files: [good, wrong] })]) {
      expect(refused).toMatchObject({ status, body: { code } });
    }
    const { data } = (await app.call('GET /api/tickets/mine/', { token: sara.token })).body as {
      data: { excerpt: string }[];
    };
    expect(data.map(({ excerpt }) => excerpt)).not.toContain(form.message);
    expect((await seen(number)).messages).toHaveLength(1);
    expect(await unclaimed()).toContain(good);
    const [own, customers] = [await fileOf(helper), await fileOf(sara)];
    expect(await answer(number, { text: 'بله', files: [own, customers] })).toMatchObject({
      status: 422,
      body: { code: 'upload-not-found' },
    });
    expect(await seen(number)).toMatchObject({ status: 'open', messages: [{}] });
  });

  test('CONT-04 five files are accepted, six are not', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => fileOf(sara)));
    expect((await open(files)).status).toBe(400);
    const { body } = await open(files.slice(0, 5));
    const { number } = body as { number: string };
    expect(keysOf(await seen(number))).toEqual([files.slice(0, 5)]);
    expect((await write(number, { files })).status).toBe(400);
    expect((await answer(number, { files })).status).toBe(400);
  });

  test('CONT-04 a message has text, files or both, and is never empty', async () => {
    const { number } = await ticketReady(app.shop, { customerId: sara.id });
    for (const message of [{}, { text: ' \n ' }, { files: [] }]) {
      for (const refused of [await write(number, message), await answer(number, message)])
        expect(refused).toMatchObject({ status: 400, body: { code: 'message-empty' } });
    }
    expect(
      (
        await app.call('POST /api/tickets/mine/', {
          headers: { 'idempotency-key': randomUUID() },
          body: { ...form, message: ' ', files: [await fileOf(sara)] },
          token: sara.token,
        })
      ).status,
    ).toBe(400);
  });

  test('CONT-04 a message resent under its key, concurrently or later, is one message and claims its files once', async () => {
    const [mine, more, reply, theirs] = [
      await fileOf(sara),
      await fileOf(sara),
      await fileOf(sara),
      await fileOf(helper),
    ];
    const [opening, replying, answering] = [randomUUID(), randomUUID(), randomUUID()];
    const email = 'again-files@example.com';
    const opened = await Promise.all([open([mine], opening, email), open([mine], opening, email)]);
    opened.push(await open([mine, more], opening, email));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201]));
    const { number } = opened[0].body as { number: string };
    const replied = await Promise.all([
      write(number, { files: [reply] }, replying),
      write(number, { files: [reply] }, replying),
    ]);
    const answered = await Promise.all([
      answer(number, { files: [theirs] }, answering),
      answer(number, { files: [theirs] }, answering),
    ]);
    answered.push(await answer(number, { files: [theirs] }, answering));
    expect(replied.map(({ status }) => status)).toEqual([201, 201]);
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(keysOf(await seen(number))).toEqual([[mine], [reply], [theirs]]);
    expect(await unclaimed()).toContain(more);
  });

  test('CONT-04 of two concurrent messages with one file, one gets it', async () => {
    const [one, other] = [
      await ticketReady(app.shop, { customerId: sara.id }),
      await ticketReady(app.shop, { customerId: sara.id }),
    ];
    const file = await fileOf(sara);
    const answers = await Promise.all(
      [one, other].map(({ number }) => write(number, { text: 'ببینید', files: [file] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test("CONT-04 a guest's message and the reply to it have no files", async () => {
    const file = await fileOf(sara);
    const asGuest = await app.call('POST /api/tickets/', {
      headers: { 'idempotency-key': randomUUID() },
      body: { ...form, files: [file] },
    });
    expect(asGuest).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    const { number } = await ticketReady(app.shop);
    const theirs = await fileOf(helper);
    expect(await answer(number, { text: 'بفرمایید', files: [theirs] })).toMatchObject({
      status: 409,
      body: { code: 'guest-reads-no-files' },
    });
    expect((await answer(number, { text: 'بفرمایید', files: [] })).status).toBe(200);
    expect(await unclaimed()).toEqual(expect.arrayContaining([file, theirs]));
  });

  test('CONT-04 the mail names the files without revealing their addresses', async () => {
    const email = 'named-files@example.com';
    await open([await fileOf(sara)], randomUUID(), email);
    await mailReceipt(app.shop, await lastEvent('ticket.opened'));
    const { data } = (await app.call('GET /api/tickets/mine/', { token: sara.token })).body as {
      data: { number: string }[];
    };
    await answer(data[0]!.number, { files: [await fileOf(helper)] });
    await mailAnswer(app.shop, await lastEvent('ticket.answered'));
    const sent = await app.shop.outlet.sentTo(email);
    expect(sent).toHaveLength(2);
    for (const { text } of sent) {
      expect(text).toContain('پیوست‌ها: \u2068a.webp\u2069');
      expect(text).not.toContain('/files/');
    }
  });

  test('CONT-04 an unclaimed file is deleted after a day, a claimed one stays', async () => {
    const [stored, left] = [await fileOf(sara), await fileOf(sara)];
    await open([stored]);
    app.clock.advance(86_400_000);
    await forgetUnclaimedUploads(app.shop);
    const keys = (await app.shop.db.select({ key: uploads.key }).from(uploads)).map(({ key }) => key);
    expect([keys.includes(stored), keys.includes(left)]).toEqual([true, false]);
  });

  test('CONT-04 an earlier ticket has no files', async () => {
    const { number } = await ticketReady(app.shop, { customerId: sara.id });
    const [stored] = (await app.shop.db.select().from(ticketMessages)).slice(-1);
    expect(stored?.files).toEqual([]);
    expect(keysOf(await seen(number))).toEqual([[]]);
  });
});
