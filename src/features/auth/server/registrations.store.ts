import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { registrations } from './auth.tables.ts';
import type { SignUpMarks } from './sign-up-cookie.ts';

export type Registration = Pick<typeof registrations.$inferSelect, 'username' | 'email' | 'passwordHash'>;

export async function insertRegistration(shop: Shop, registration: typeof registrations.$inferInsert): Promise<void> {
  await shop.db.insert(registrations).values(registration);
}

/** The newest sign-up of a phone that bears one of these marks and has not lapsed. */
export async function liveRegistration(
  shop: Shop,
  wanted: SignUpMarks & { phone: string; now: Date },
): Promise<Registration | undefined> {
  const [found] = await shop.db
    .select({ username: registrations.username, email: registrations.email, passwordHash: registrations.passwordHash })
    .from(registrations)
    .where(
      and(
        eq(registrations.phone, wanted.phone),
        or(
          eq(registrations.cookieHash, wanted.cookieHash ?? ''),
          eq(registrations.addressHash, wanted.addressHash ?? ''),
        ),
        gt(registrations.expiresAt, wanted.now),
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
