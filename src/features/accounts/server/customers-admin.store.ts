import type { Metadata } from '#shared/metadata.ts';
import { changedIn, type ChangesWanted } from '#platform/database/lists/changed-since.ts';
import { bigint, jsonb, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { and, asc, desc, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { customers, customerWords } from './accounts.tables.ts';
import { usernameKey, walkIn } from '../account.rules.ts';

const listed = {
  id: customers.id,
  username: customers.username,
  fullName: customers.fullName,
  phone: customers.phone,
  email: customers.email,
  role: customers.role,
  active: customers.active,
  metadata: customers.metadata,
  createdAt: customers.createdAt,
  updatedAt: customers.updatedAt,
};

/** The staff's filter for customers. */
export interface CustomerFilter {
  readonly q?: string | undefined;
  readonly active?: boolean | undefined;
  /** Only customers with an id lower than this one. */
  readonly before?: number | undefined;
  /** Only changed customers, in the order of the changes instead. */
  readonly changes?: ChangesWanted | null | undefined;
}

function found(typed: string): SQL {
  const plain = toLatinDigits(typed).replace(/[\s()-]/g, '');
  const isPhone = /^\+?\d{3,}$/.test(plain);
  const wanted = isPhone
    ? plain.replace(/^(?:\+98|0098|0)/, '')
    : usernameKey(typed).replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`${customerWords} like ${`%${wanted}%`}`;
}

/** Excludes the shared account of anonymous counter sales. */
const somebody = ne(customers.phone, walkIn.phone);

const conditions = (filter: CustomerFilter): SQL | undefined =>
  and(
    somebody,
    filter.q === undefined ? undefined : found(filter.q),
    filter.active === undefined ? undefined : eq(customers.active, filter.active),
    filter.before === undefined ? undefined : lt(customers.id, filter.before),
    filter.changes == null ? undefined : changedIn(customers, filter.changes),
  );

/** Counts the customers that match the staff's filter. */
export async function countCustomers(shop: Shop, filter: CustomerFilter): Promise<number> {
  const [counted] = await shop.db
    .select({ count: sql<number>`count(*)::int` })
    .from(customers)
    .where(conditions(filter));
  return counted?.count ?? 0;
}

/** Returns customers for the staff, newest first. */
export function listedCustomers(shop: Shop, filter: CustomerFilter, limit: number) {
  const order = filter.changes == null ? [desc(customers.id)] : [asc(customers.updatedAt), asc(customers.id)];
  return shop.db
    .select(listed)
    .from(customers)
    .where(conditions(filter))
    .orderBy(...order)
    .limit(limit);
}

/** Returns one customer as displayed in the list; undefined when there is none. */
export async function listedCustomerById(shop: Shop, id: number) {
  const [customer] = await shop.db
    .select(listed)
    .from(customers)
    .where(and(eq(customers.id, id), somebody));
  return customer;
}

/** Changes a customer's full name, if the previous one is still stored. */
export const changeFullName = statement({
  name: 'customer_change_full_name',
  params: { customerId: bigint, before: nullable(text), after: nullable(text) },
  row: { id: bigint },
  text: `
UPDATE customers SET full_name = :after WHERE id = :customerId AND full_name IS NOT DISTINCT FROM :before AND phone <> '${walkIn.phone}' RETURNING id`,
});

/** The metadata that other systems store on a customer; locks the row for the transaction. */
export const lockCustomerMetadata = statement({
  name: 'customer_lock_metadata',
  params: { customerId: bigint },
  row: { phone: text, metadata: jsonb<Metadata>() },
  text: 'SELECT phone, metadata FROM customers WHERE id = :customerId FOR NO KEY UPDATE',
});

export const storeCustomerMetadata = statement({
  name: 'customer_store_metadata',
  params: { customerId: bigint, metadata: jsonb<Metadata>() },
  text: 'UPDATE customers SET metadata = :metadata WHERE id = :customerId',
});
