import { and, count, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { prepared } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { customerNames } from '#features/accounts/server/accounts.views.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { longestSessionSeconds, longestStaffSessionSeconds } from '../../auth.rules.ts';
import { sessions } from '../auth.tables.ts';

/** The condition for a session that is neither ended nor expired. */
const isLive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

export interface LiveSession {
  readonly customerId: number;
  readonly role: string | null;
  readonly refreshHash: string;
  readonly replacedHash: string | null;
  readonly replacedAt: Date | null;
  readonly createdAt: Date;
  readonly secondStep: SecondStep;
  readonly secondStepAt: Date | null;
  readonly byCode: boolean;
}

export type SecondStep = (typeof sessions.$inferSelect)['secondStep'];

export async function insertSession(shop: Shop, session: typeof sessions.$inferInsert): Promise<void> {
  await shop.db.insert(sessions).values(session);
}

const liveSessionById = prepared('live_session_by_id', (db) =>
  db
    .select({
      customerId: sessions.customerId,
      role: customerNames.role,
      refreshHash: sessions.refreshHash,
      replacedHash: sessions.replacedHash,
      replacedAt: sessions.replacedAt,
      createdAt: sessions.createdAt,
      secondStep: sessions.secondStep,
      secondStepAt: sessions.secondStepAt,
      byCode: sessions.byCode,
    })
    .from(sessions)
    .innerJoin(customerNames, and(eq(customerNames.id, sessions.customerId), eq(customerNames.active, true)))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('begun')),
        or(isNull(customerNames.role), gt(sessions.createdAt, sql.placeholder('begunByStaff'))),
      ),
    ),
);

/** Returns the session with this id, if it is live; called whenever a process first meets an access token. */
export function liveSession(shop: Shop, id: string): Promise<LiveSession[]> {
  const now = shop.clock.now();
  return liveSessionById(shop).execute({
    id,
    now,
    begun: secondsAfter(now, -longestSessionSeconds),
    begunByStaff: secondsAfter(now, -longestStaffSessionSeconds),
  });
}

/** Returns the number of devices on which a customer is signed in. */
export async function countLiveSessions(shop: Shop, customerId: number, now: Date): Promise<number> {
  const [live] = await shop.db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isLive(now)));
  return live?.count ?? 0;
}

/** A session as its customer sees it. */
export type ListedSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'userAgent' | 'address' | 'createdAt' | 'usedAt' | 'secondStep'
>;

const maxListed = 100;

/** Returns the customer's live sessions, most recently used first. */
export function liveSessionsOf(
  shop: Shop,
  { customerId, begun, now }: { customerId: number; begun: Date; now: Date },
): Promise<ListedSession[]> {
  const { id, userAgent, address, createdAt, usedAt, secondStep } = sessions;
  return shop.db
    .select({ id, userAgent, address, createdAt, usedAt, secondStep })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isLive(now), gt(sessions.createdAt, begun)))
    .orderBy(sql`coalesce(${sessions.usedAt}, ${sessions.createdAt}) desc`)
    .limit(maxListed);
}

/** Records where a session was renewed from. */
export async function noteUse(
  shop: Shop,
  { id, userAgent, address, now }: { id: string; userAgent: string; address: string; now: Date },
): Promise<void> {
  await shop.db
    .update(sessions)
    .set({ userAgent, address, usedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Deletes the stored devices and addresses of a customer's sessions. */
export async function forgetWhereabouts(shop: Shop, customerId: number): Promise<void> {
  await shop.db.update(sessions).set({ userAgent: '', address: '' }).where(eq(sessions.customerId, customerId));
}

/** Records that the second step of a session was completed. */
export async function markSecondStep(shop: Shop, id: string, now: Date): Promise<void> {
  await shop.db
    .update(sessions)
    .set({ secondStep: 'done', secondStepAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Ends a session of this customer; returns whether there was one. */
export async function markOwnEnded(
  shop: Shop,
  { id, customerId, now }: { id: string; customerId: number; now: Date },
): Promise<boolean> {
  const ended = await shop.db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Replaces a token by its successor if it is still the session's current one; of two concurrent calls one succeeds. */
export async function replaceToken(
  shop: Shop,
  change: { id: string; from: string; to: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const changed = await shop.db
    .update(sessions)
    .set({ refreshHash: change.to, replacedHash: change.from, replacedAt: change.now, expiresAt: change.expiresAt })
    .where(and(eq(sessions.id, change.id), eq(sessions.refreshHash, change.from), isLive(change.now)))
    .returning({ id: sessions.id });
  return changed.length > 0;
}

/** Ends a session; returns its customer, undefined when it had already ended. */
export async function markEnded(shop: Shop, id: string, now: Date): Promise<number | undefined> {
  const [ended] = await shop.db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ customerId: sessions.customerId });
  return ended?.customerId;
}

/** Ends every session of a customer except the one given; returns their number. */
export async function markAllEnded(shop: Shop, customerId: number, now: Date, except?: string): Promise<number> {
  const ended = await shop.db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.endedAt),
        except === undefined ? sql`true` : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

export async function deleteEndedSessions(shop: Shop, before: Date): Promise<void> {
  await shop.db.delete(sessions).where(or(lte(sessions.expiresAt, before), lte(sessions.endedAt, before)));
}
