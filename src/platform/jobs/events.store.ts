import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm';
import { events } from '../database/platform.tables.ts';
import type { Shop } from '../shop.ts';
import { storedEvents, type StoredEventName } from './events.ts';

/** An event as it stands in the outbox, and among those that programs read. */
export interface EventRow {
  readonly id: number;
  readonly name: string;
  readonly news: unknown;
  readonly createdAt: Date;
}

/** Who hands events on waits for who does so already, to the end of the transaction: they are numbered in the order of their commits. */
export async function lockRelay(shop: Shop): Promise<void> {
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('event relay', 0))`);
}

/** Stores what programs read of some rows of the outbox, each once. After {@link lockRelay}. */
export async function storeEvents(shop: Shop, rows: readonly EventRow[]): Promise<void> {
  const stored = rows
    .filter(({ name }) => (storedEvents as readonly string[]).includes(name))
    .map(({ id: outboxId, name, news, createdAt }) => ({ outboxId, name, news, createdAt }));
  if (stored.length > 0) await shop.db.insert(events).values(stored).onConflictDoNothing();
}

/** Events of some names behind a number, oldest first. */
export function eventsAfter(
  shop: Shop,
  wanted: { readonly after: number; readonly names: readonly StoredEventName[]; readonly limit: number },
): Promise<EventRow[]> {
  return shop.db
    .select({ id: events.id, name: events.name, news: events.news, createdAt: events.createdAt })
    .from(events)
    .where(and(gt(events.id, wanted.after), inArray(events.name, [...wanted.names])))
    .orderBy(asc(events.id))
    .limit(wanted.limit);
}

/** Forgets events from before a moment. */
export async function forgetEventsBefore(shop: Shop, before: Date): Promise<void> {
  await shop.db.delete(events).where(lt(events.createdAt, before));
}
