import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import { ticketNumber } from '../tickets.rules.ts';
import { ticketNumbersOf } from './ticket-numbers.service.ts';
import { ticketReady } from './tickets.factory.ts';
import { tickets } from './tickets.tables.ts';

describe('ticket numbers', () => {
  const app = useTestShop();

  test("are scattered by the shop's key, the same in every process, so that two do not reveal how many there are", async () => {
    const [one, other] = await Promise.all([ticketNumbersOf(app.shop), ticketNumbersOf({ ...app.shop })]);
    const ids = Array.from({ length: 1_000 }, (_, id) => id + 1);
    expect(ids.map(one)).toEqual(ids.map(other));
    expect(new Set(ids.map(one)).size).toBe(ids.length);
    expect(ids.filter((id) => one(id) === ticketNumber(id)).length).toBeLessThan(3);
    await ticketReady(app.shop);
    const written = await app.shop.db.select({ id: tickets.id, number: tickets.number }).from(tickets);
    expect(written.length).toBeGreaterThan(0);
    for (const { id, number } of written) expect(number).toBe(one(id));
  });
});
