import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AdminTicket, WholeTicket } from '../tickets-admin.contract.ts';
import { answerReady } from '#features/help/server/help.factory.ts';
import { mailAnswer } from './tickets.jobs.ts';
import type { AdminAnswer } from '#features/help/help-admin.contract.ts';
import { ticketReady } from './tickets.factory.ts';

describe('ticket administration', () => {
  const app = useTestShop();
  const staff = (role: StaffRole = 'support') => customerReady(app.shop, { role });
  const answer = (number: string, token: string, text: string, key = randomUUID(), close = false) =>
    app.call('POST /api/admin/tickets/:number/answer/', {
      params: { number },
      headers: { 'idempotency-key': key },
      body: { text, close },
      token,
    });
  const event = async (name: string) =>
    (
      await app.shop.database.pool.query<{ news: Record<string, unknown> }>(
        'select news from outbox where name = $1 order by id',
        [name],
      )
    ).rows.map((row) => row.news);
  const logged = async (subjectId: string | number) =>
    (
      await app.shop.database.pool.query<{ action: string }>(
        'select action from audit_log where subject_id = $1 order by id',
        [String(subjectId)],
      )
    ).rows.map(({ action }) => action);

  test('CONT-04 a reply reaches the customer on the page, as a notification and by mail; sent twice it is one', async () => {
    const { token } = await staff();
    const customer = await customerReady(app.shop);
    const { number } = await ticketReady(app.shop, { customerId: customer.id, email: 'answered@example.com' });
    const key = randomUUID();
    await Promise.all([answer(number, token, 'در راه است.', key), answer(number, token, 'در راه است.', key)]);
    const thread = (await app.call('GET /api/tickets/mine/:number/', { params: { number }, token: customer.token }))
      .body as WholeTicket;
    expect(thread).toMatchObject({
      status: 'answered',
      messages: [{ from: 'writer' }, { from: 'staff', text: 'در راه است.' }],
    });
    expect((await event('notice.due')).filter(({ customerId }) => customerId === customer.id)).toMatchObject([
      { kind: 'ticket-answered', link: `/my-tickets?ticket=${number}` },
    ]);
    const [message] = (await event('ticket.answered')).slice(-1);
    await mailAnswer(app.shop, message as { messageId: number });
    const [mail] = await app.shop.outlet.sentTo('answered@example.com');
    expect(mail?.text).toContain('در راه است.');
    expect(await logged(number)).toEqual(['ticket.answered']);
  });

  test('of two who take a ticket concurrently one gets it, and the other gets a conflict', async () => {
    const [one, other] = [await staff(), await staff('manager')];
    const { number } = await ticketReady(app.shop);
    const take = (who: { token: string; id: number }, from: number | null = null) =>
      app.call('POST /api/admin/tickets/:number/assign/', {
        params: { number },
        body: { to: who.id, from },
        token: who.token,
      });
    const answers = await Promise.all([take(one), take(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const has = answers.find(({ status }) => status === 200)!.body as WholeTicket;
    expect((await take(one, has.assignee!.id)).body).toMatchObject({ assignee: { id: one.id } });
    expect((await logged(number)).length).toBe(2);
  });

  test('a ticket is assigned to a colleague, who is notified; never to somebody without ticket access', async () => {
    const [one, colleague, writer, customer] = [
      await staff(),
      await staff('manager'),
      await staff('writer'),
      await customerReady(app.shop),
    ];
    const { number } = await ticketReady(app.shop);
    const give = (to: number | null, from: number | null) =>
      app.call('POST /api/admin/tickets/:number/assign/', { params: { number }, body: { to, from }, token: one.token });
    const { data } = (await app.call('GET /api/admin/ticket-assignees/', { token: one.token })).body as {
      data: { id: number; name: string }[];
    };
    const ids = data.map(({ id }) => id);
    expect([ids.includes(colleague.id), ids.includes(writer.id), ids.includes(customer.id)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await give(colleague.id, null)).body).toMatchObject({ assignee: { id: colleague.id } });
    const {
      rows: [message],
    } = await app.shop.database.pool.query<{ news: object }>(
      "select news from outbox where name = 'notice.due' order by id desc limit 1",
    );
    expect(message?.news).toMatchObject({
      customerId: colleague.id,
      kind: 'ticket-assigned',
      link: `/admin/tickets/${number}`,
    });
    for (const nobody of [writer.id, customer.id, 999_999])
      expect((await give(nobody, colleague.id)).body).toMatchObject({ code: 'colleague-unknown' });
    expect((await give(null, colleague.id)).body).toMatchObject({ assignee: null });
    const mine = (await app.call('GET /api/admin/tickets/', { query: { assignee: 'me' }, token: colleague.token }))
      .body as { data: object[] };
    expect(mine.data).toEqual([]);
  });

  test('the queue is filtered by state, topic, assignee and words, and paged', async () => {
    const { token, id } = await staff();
    const made: string[] = [];
    for (let turn = 0; turn < 32; turn++) {
      app.clock.advance(1_000);
      made.push((await ticketReady(app.shop, { email: `queue${turn}@example.com` })).number);
    }
    await answer(made[3]!, token, 'بله');
    const list = async (query: Record<string, unknown>) =>
      (await app.call('GET /api/admin/tickets/', { query, token })).body as {
        data: AdminTicket[];
        next: string | null;
      };
    const waiting = await list({ status: 'open' });
    const rest = await app.server.inject({ url: waiting.next ?? '', headers: { authorization: `Bearer ${token}` } });
    const all = [...waiting.data, ...rest.json<{ data: AdminTicket[] }>().data].map(({ number }) => number);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((number) => made.includes(number))).toEqual(made.filter((number) => number !== made[3]));
    expect((await list({ assignee: 'me' })).data).toMatchObject([
      { number: made[3], status: 'answered', assignee: { id } },
    ]);
    expect((await list({ q: 'queue7@' })).data).toMatchObject([{ number: made[7] }]);
    expect((await list({ topic: 'license' })).data).toEqual([]);
    expect((await app.call('GET /api/admin/tickets/', { query: { after: 'x' }, token })).status).toBe(400);
  });

  test('a closed ticket reopens when its author writes again', async () => {
    const { token } = await staff();
    const customer = await customerReady(app.shop);
    const { number } = await ticketReady(app.shop, { customerId: customer.id });
    expect((await answer(number, token, 'حل شد.', randomUUID(), true)).body).toMatchObject({ status: 'closed' });
    await app.call('POST /api/tickets/mine/:number/messages/', {
      params: { number },
      headers: { 'idempotency-key': randomUUID() },
      body: { text: 'نه هنوز' },
      token: customer.token,
    });
    expect((await app.call('GET /api/admin/tickets/:number/', { params: { number }, token })).body).toMatchObject({
      status: 'open',
      messages: [{}, {}, { from: 'writer' }],
    });
    expect(
      (
        await app.call('POST /api/admin/tickets/:number/state/', {
          params: { number },
          body: { status: 'closed' },
          token,
        })
      ).body,
    ).toMatchObject({ status: 'closed' });
    expect(await logged(number)).toEqual(['ticket.answered', 'ticket.closed']);
  });

  test('a ticket is not closed over an unseen message of its author, by a button or a reply', async () => {
    const { token } = await staff();
    const customer = await customerReady(app.shop);
    const { number } = await ticketReady(app.shop, { customerId: customer.id });
    const read = await app.call('GET /api/admin/tickets/:number/', { params: { number }, token });
    const up_to = (read.body as { messages: { id: number }[] }).messages.at(-1)?.id;
    await app.call('POST /api/tickets/mine/:number/messages/', {
      params: { number },
      headers: { 'idempotency-key': randomUUID() },
      body: { text: 'یک چیز دیگر هم هست' },
      token: customer.token,
    });
    const close = (body: object) =>
      app.call('POST /api/admin/tickets/:number/state/', {
        params: { number },
        body: { status: 'closed', ...body },
        token,
      });
    expect(await close({ up_to })).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    const answered = await app.call('POST /api/admin/tickets/:number/answer/', {
      params: { number },
      headers: { 'idempotency-key': randomUUID() },
      body: { text: 'حل شد.', close: true, up_to },
      token,
    });
    expect(answered.body).toMatchObject({ status: 'open', messages: [{}, { from: 'writer' }, { text: 'حل شد.' }] });
    const last = (answered.body as { messages: { id: number }[] }).messages.at(-1)?.id;
    expect((await close({ up_to: last })).body).toMatchObject({ status: 'closed' });
  });

  test('CONT-05 canned replies are created, changed and deleted; the later of two changes gets a conflict, and each is logged', async () => {
    const { token } = await staff();
    const draft = {
      group: 'others',
      position: 3,
      question: { fa: 'چه خبر؟', en: 'News?' },
      answer: { fa: writtenDocument('هیچ.'), en: null },
      published: true,
    };
    const { id } = (await app.call('POST /api/admin/help-answers/', { body: draft, token })).body as { id: number };
    expect((await app.call('POST /api/admin/help-answers/', { body: draft, token })).status).toBe(409);
    const write = (version: number, change: object) =>
      app.call('PUT /api/admin/help-answers/:id/', { params: { id }, body: { ...draft, ...change, version }, token });
    const answers = await Promise.all([write(1, { published: false }), write(1, { position: 9 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { slug } = await answerReady(app.shop);
    expect((await write(2, { slug })).status).toBe(409);
    const { data } = (await app.call('GET /api/admin/help-answers/', { token })).body as { data: AdminAnswer[] };
    expect(data.find((one) => one.id === id)).toMatchObject({ slug: 'news', version: 2, helpful_count: 0 });
    const remove = async (version: number) =>
      (await app.call('DELETE /api/admin/help-answers/:id/', { params: { id }, query: { version }, token })).status;
    expect([await remove(1), await remove(2), await remove(2)]).toEqual([409, 200, 404]);
    expect(await logged(id)).toEqual(['answer.created', 'answer.changed', 'answer.removed']);
  });

  test('the log has the old and the new text of a canned reply', async () => {
    const { token } = await staff();
    const draft = {
      group: 'others',
      position: 3,
      question: { fa: 'کی می‌رسد؟', en: 'When?' },
      answer: { fa: writtenDocument('فردا.'), en: null },
      published: true,
    };
    const { id } = (await app.call('POST /api/admin/help-answers/', { body: draft, token })).body as { id: number };
    await app.call('PUT /api/admin/help-answers/:id/', {
      params: { id },
      body: { ...draft, answer: { fa: writtenDocument('پس‌فردا.'), en: null }, version: 1 },
      token,
    });
    const { rows } = await app.shop.database.pool.query<{ before: unknown; after: unknown }>(
      `select before, after from audit_log where action = 'answer.changed' and subject_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ before: { answer_fa: 'فردا.' }, after: { answer_fa: 'پس‌فردا.' } }]);
  });

  test('tickets and canned replies are for support, managers and the owner only', async () => {
    const { number } = await ticketReady(app.shop);
    const asWriter = await staff('writer');
    const asCustomer = await customerReady(app.shop);
    for (const { token } of [asWriter, asCustomer]) {
      expect((await app.call('GET /api/admin/tickets/', { token })).status).toBe(403);
      expect((await app.call('GET /api/admin/tickets/:number/', { params: { number }, token })).status).toBe(403);
      expect((await answer(number, token, 'x')).status).toBe(403);
      expect((await app.call('GET /api/admin/help-answers/', { token })).status).toBe(403);
    }
    expect((await app.call('GET /api/admin/tickets/')).status).toBe(401);
  });
});
