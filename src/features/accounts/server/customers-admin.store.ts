import { and, count, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { usernameKey } from '#features/auth/auth.rules.ts';
import { addresses, customers, customerWords } from './accounts.tables.ts';
import { sessions } from '#features/auth/server/auth.tables.ts';

const listed = {
  id: customers.id,
  username: customers.username,
  fullName: customers.fullName,
  phone: customers.phone,
  email: customers.email,
  role: customers.role,
  active: customers.active,
  createdAt: customers.createdAt,
};

/** Which customers the staff wants to see. */
export interface CustomerFilter {
  readonly q?: string | undefined;
  readonly active?: boolean | undefined;
  /** Only who came before this one. */
  readonly before?: number | undefined;
}

function found(typed: string): SQL {
  const plain = toLatinDigits(typed).replace(/[\s()-]/g, '');
  const isPhone = /^\+?\d{3,}$/.test(plain);
  const wanted = isPhone
    ? plain.replace(/^(?:\+98|0098|0)/, '')
    : usernameKey(typed).replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`${customerWords} like ${`%${wanted}%`}`;
}

/** Customers for the staff, the newest first. */
export function listedCustomers(shop: Shop, filter: CustomerFilter, limit: number) {
  return shop.db
    .select(listed)
    .from(customers)
    .where(
      and(
        filter.q === undefined ? undefined : found(filter.q),
        filter.active === undefined ? undefined : eq(customers.active, filter.active),
        filter.before === undefined ? undefined : lt(customers.id, filter.before),
      ),
    )
    .orderBy(desc(customers.id))
    .limit(limit);
}

/** One customer with the addresses kept and how many devices are signed in; undefined when there is none. */
export async function customerFile(shop: Shop, id: number) {
  const [customer] = await shop.db.select(listed).from(customers).where(eq(customers.id, id));
  if (customer === undefined) return undefined;
  const kept = await shop.db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, id))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(20);
  const [live] = await shop.db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.customerId, id), isNull(sessions.endedAt), gt(sessions.expiresAt, shop.clock.now())));
  return { customer, addresses: kept, sessions: live?.count ?? 0 };
}
