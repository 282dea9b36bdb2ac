import { and, asc, gt, inArray, lt, lte, max, sql } from 'drizzle-orm';
import { events } from '../database/platform.tables.ts';
import type { Shop } from '../shop.ts';
import { storedEvents, type StoredEventName } from './events.ts';

/** An event in the outbox, and among those that programs read. */
export interface EventRow {
  readonly id: number;
  readonly name: string;
  readonly news: unknown;
  readonly createdAt: Date;
}

/** Locks the relay until the end of the transaction: events are numbered in the order of their commits. */
export async function lockRelay(shop: Shop): Promise<void> {
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('event relay', 0))`);
}

/** Stores the events of some outbox rows that programs read, each once, and returns whether there were any. Call after {@link lockRelay}. */
export async function storeEvents(shop: Shop, rows: readonly EventRow[]): Promise<boolean> {
  const stored = rows
    .filter(({ name }) => (storedEvents as readonly string[]).includes(name))
    .map(({ id: outboxId, name, news, createdAt }) => ({ outboxId, name, news, createdAt }));
  if (stored.length > 0) await shop.db.insert(events).values(stored).onConflictDoNothing();
  return stored.length > 0;
}

/** Returns the number of the last event: everything up to it is visible. */
export async function lastEventId(shop: Shop): Promise<number> {
  const [last] = await shop.db.select({ id: max(events.id) }).from(events);
  return last?.id ?? 0;
}

/** Returns events of some names after a number, and up to another if given, oldest first. */
export function eventsAfter(
  shop: Shop,
  wanted: {
    readonly after: number;
    readonly until?: number;
    readonly names: readonly StoredEventName[];
    readonly limit: number;
  },
): Promise<EventRow[]> {
  return shop.db
    .select({ id: events.id, name: events.name, news: events.news, createdAt: events.createdAt })
    .from(events)
    .where(
      and(
        gt(events.id, wanted.after),
        wanted.until === undefined ? undefined : lte(events.id, wanted.until),
        inArray(events.name, [...wanted.names]),
      ),
    )
    .orderBy(asc(events.id))
    .limit(wanted.limit);
}

/** Deletes events from before a time. */
export async function forgetEventsBefore(shop: Shop, before: Date): Promise<void> {
  await shop.db.delete(events).where(lt(events.createdAt, before));
}

/** Returns the number of stored events of some names. */
export async function countEvents(shop: Shop, names: readonly StoredEventName[]): Promise<number> {
  const [counted] = await shop.db
    .select({ count: sql<number>`count(*)::int` })
    .from(events)
    .where(inArray(events.name, [...names]));
  return counted?.count ?? 0;
}
