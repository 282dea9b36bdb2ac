import { expect, test, describe } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AuditEntry } from '../audit.contract.ts';
import { recordChange } from './audit.service.ts';

describe('the audit log', () => {
  const app = useTestShop();

  test('changes are listed newest first, with their user, filtered, and page by page', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    for (let number = 1; number <= 60; number++) {
      const subject = number % 2 === 0 ? 'seller' : 'product';
      await recordChange(app.shop, {
        by: owner.id,
        action: subject === 'seller' ? 'seller.changed' : 'product.changed',
        subject,
        subjectId: number,
        before: { n: number - 1 },
        after: { n: number },
      });
    }
    const read = async (query: Record<string, unknown>) =>
      (await app.call('GET /api/admin/audit/', { token: owner.token, query })).body as {
        data: AuditEntry[];
        next: string | null;
      };
    const first = await read({ page_size: 50 });
    expect(first.data).toHaveLength(50);
    expect(first.data[0]).toMatchObject({
      by: owner.username,
      action: 'seller.changed',
      subject_id: '60',
      before: { n: 59 },
      after: { n: 60 },
    });
    const rest = (
      await app.server.inject({ url: first.next ?? '', headers: { authorization: `Bearer ${owner.token}` } })
    ).json<{ data: AuditEntry[]; next: null }>();
    expect([rest.data.length, rest.next]).toEqual([10, null]);
    expect((await read({ subject: 'seller', subject_id: '8' })).data.map((entry) => entry.after)).toEqual([{ n: 8 }]);
    expect((await read({ by: 'nobody-of-that-name' })).data).toEqual([]);
  });

  test('the log is filtered by action and by days in Tehran time; an invalid day or subject is reported', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const about = (subjectId: string) => ({
      by: owner.id,
      subject: 'page' as const,
      action: 'page.changed' as const,
      subjectId,
    });
    const today = dayInTehran(app.clock.now());
    await recordChange(app.shop, about('today'));
    app.clock.advance(86_400_000);
    const tomorrow = dayInTehran(app.clock.now());
    await recordChange(app.shop, about('tomorrow'), { ...about('9'), subject: 'post', action: 'post.changed' });
    // The first owner's own session has expired within that day.
    const reader = await customerReady(app.shop, { role: 'owner' });
    const read = async (query: Record<string, string>) => {
      const { status, body } = await app.call('GET /api/admin/audit/', {
        token: reader.token,
        query: { by: owner.username, ...query },
      });
      return status === 200 ? (body as { data: AuditEntry[] }).data.map((entry) => entry.subject_id) : status;
    };
    expect(await read({ created_from: today, created_to: today })).toEqual(['today']);
    expect(await read({ created_from: tomorrow })).toEqual(['9', 'tomorrow']);
    expect(await read({ created_to: tomorrow, action: 'page.changed' })).toEqual(['tomorrow', 'today']);
    expect(await read({ subject: 'post', subject_id: '۹' })).toEqual(['9']);
    expect(
      await Promise.all([
        read({ created_from: '2026-02-31' }),
        read({ created_to: '2026-13-01' }),
        read({ subject: 'ord' }),
        read({ action: 'order.eaten' }),
      ]),
    ).toEqual([400, 400, 400, 400]);
  });

  test('day-filtered pages have no duplicates or gaps, whatever the order of timestamps and ids', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const start = app.clock.now().getTime();
    // Two entries for each time, in another order than that of their insertion.
    for (let number = 0; number < 120; number++) {
      await app.shop.database.pool.query(
        `insert into audit_log (at, by, action, subject, subject_id) values ($1, $2, 'page.changed', 'page', $3)`,
        [new Date(start + Math.floor(((number * 7) % 120) / 2) * 1_000), owner.id, String((number * 7) % 120)],
      );
    }
    const days = { created_from: dayInTehran(app.clock.now()), by: owner.username };
    const seen: string[] = [];
    for (let address: string | null = `/api/admin/audit/?${new URLSearchParams(days).toString()}`; address !== null;) {
      const page: { data: AuditEntry[]; next: string | null } = (
        await app.server.inject({ url: address, headers: { authorization: `Bearer ${owner.token}` } })
      ).json();
      seen.push(...page.data.map((entry) => entry.subject_id));
      address = page.next;
    }
    expect(seen.map((id) => Math.floor(Number(id) / 2))).toEqual(
      Array.from({ length: 120 }, (_, index) => 59 - Math.floor(index / 2)),
    );
    expect(new Set(seen).size).toBe(120);
  });

  test('a customer, and staff of another role, may not read it', async () => {
    const customer = await customerReady(app.shop);
    const writer = await customerReady(app.shop, { role: 'writer' });
    const answers = await Promise.all(
      [undefined, customer.token, writer.token].map((token) => app.call('GET /api/admin/audit/', { token })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([401, 403, 403]);
  });

  test('a change that is rolled back leaves no entry', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const change = app.shop.transaction(async () => {
      await recordChange(app.shop, { by: owner.id, action: 'page.changed', subject: 'page', subjectId: 'taken-back' });
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(
      (
        await app.call('GET /api/admin/audit/', {
          token: owner.token,
          query: { subject: 'page', subject_id: 'taken-back' },
        })
      ).body,
    ).toEqual({ data: [], next: null, next_after: null });
  });
});
