import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { registrations } from '../auth.tables.ts';
import type { SignUpMarks } from './sign-up-cookie.ts';

export type Registration = Pick<typeof registrations.$inferSelect, 'username' | 'email' | 'passwordHash'>;

export async function insertRegistration(shop: Shop, registration: typeof registrations.$inferInsert): Promise<void> {
  await shop.db.insert(registrations).values(registration);
}

/**
 * Returns the phone's newest unexpired sign-up with this cookie. A match by address counts only if it is the phone's only sign-up, because one of
 * several would be a stranger's.
 */
export async function liveRegistration(
  shop: Shop,
  wanted: SignUpMarks & { phone: string; now: Date },
): Promise<Registration | undefined> {
  const isLive = and(eq(registrations.phone, wanted.phone), gt(registrations.expiresAt, wanted.now));
  const alone = sql`(select count(*) from registrations where phone = ${wanted.phone} and expires_at > ${wanted.now}) = 1`;
  const [found] = await shop.db
    .select({ username: registrations.username, email: registrations.email, passwordHash: registrations.passwordHash })
    .from(registrations)
    .where(
      and(
        isLive,
        or(
          eq(registrations.cookieHash, wanted.cookieHash ?? ''),
          and(eq(registrations.addressHash, wanted.addressHash ?? ''), alone),
        ),
      ),
    )
    .orderBy(desc(registrations.id))
    .limit(1);
  return found;
}

export async function deleteRegistrationsOf(shop: Shop, phone: string): Promise<void> {
  await shop.db.delete(registrations).where(eq(registrations.phone, phone));
}

export async function deleteLapsedRegistrations(shop: Shop, now: Date): Promise<void> {
  await shop.db.delete(registrations).where(lte(registrations.expiresAt, now));
}
