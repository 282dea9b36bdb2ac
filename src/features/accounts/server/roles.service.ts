import { bigint, bool, nullable, text, textOf } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';
import { asc, isNotNull, sql, and, eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { ownMatter } from '../account-errors.ts';
import { customers } from './accounts.tables.ts';

/** More are not listed: who employs so many has another list. */
const maxListed = 500;

/** Everybody with a role, owners first. */
export function staffMembers(shop: Shop) {
  return shop.db
    .select({
      id: customers.id,
      username: customers.username,
      fullName: customers.fullName,
      phone: customers.phone,
      role: customers.role,
      active: customers.active,
    })
    .from(customers)
    .where(isNotNull(customers.role))
    .orderBy(
      sql`array_position(array['owner','manager','support','writer'], ${customers.role})`,
      asc(customers.username),
    )
    .limit(maxListed);
}

/** A member after a change, with the role before it. */
export type ChangedMember = RowOf<typeof changeRole>;

/**
 * Gives a customer a role, or none. No row comes back when that would leave the shop without an
 * owner. The owners are locked in one order, so that of two who take each other's role at once one is refused.
 */
export const changeRole = statement({
  name: 'staff_change_role',
  params: { customerId: bigint, role: nullable(textOf<StaffRole>()) },
  row: {
    id: bigint,
    username: text,
    fullName: nullable(text),
    phone: text,
    active: bool,
    before: nullable(textOf<StaffRole>()),
  },
  text: `
WITH owners AS MATERIALIZED (
  SELECT id FROM customers WHERE role = 'owner' AND active ORDER BY id FOR UPDATE
), was AS (
  SELECT id, role FROM customers WHERE id = :customerId
)
UPDATE customers c SET role = :role
FROM was
WHERE c.id = was.id AND (:role = 'owner' OR (SELECT count(*) FROM owners WHERE id <> :customerId) > 0)
RETURNING c.id, c.username, c.full_name AS "fullName", c.phone, c.active, was.role AS before`,
});

/** Whether somebody owns the shop and can sign in. */
export async function hasOwner(shop: Shop): Promise<boolean> {
  const found = await shop.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.role, 'owner'), eq(customers.active, true)))
    .limit(1);
  return found.length > 0;
}

/** The role of an account in use, which nobody changes before the transaction ends; null of who has none. */
export async function lockRole(shop: Shop, customerId: number): Promise<StaffRole | null> {
  const [member] = await shop.db
    .select({ role: customers.role })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.active, true)))
    .for('share');
  return member?.role ?? null;
}

/** Whether somebody of the staff deals with what is their own as a customer: that is another one's work, but an owner's. */
export const dealsWithOwn = async (
  shop: Shop,
  { by, customerId }: { readonly by: number; readonly customerId: number },
): Promise<boolean> => by === customerId && (await lockRole(shop, by)) !== 'owner';

/** Refuses to let one of the staff decide where one of those who are concerned is themselves: that is another one's work, but an owner's. */
export async function refuseOwnMatter(
  shop: Shop,
  { by, of }: { readonly by: number; readonly of: readonly (number | null)[] },
): Promise<Refusal<'own-matter'> | null> {
  return of.includes(by) && (await dealsWithOwn(shop, { by, customerId: by })) ? ownMatter() : null;
}

/** The same for many at once: those that are left to decide. */
export async function withoutOwnMatters<Row>(
  shop: Shop,
  {
    by,
    rows,
    of,
  }: { readonly by: number; readonly rows: readonly Row[]; readonly of: (row: Row) => readonly (number | null)[] },
): Promise<readonly Row[]> {
  const others = rows.filter((row) => !of(row).includes(by));
  return others.length < rows.length && (await dealsWithOwn(shop, { by, customerId: by })) ? others : rows;
}

/**
 * Blocks a customer, or lets them in again. No row comes back for one who is not there, and when
 * the shop would be left without an owner who can sign in.
 */
export const changeActive = statement({
  name: 'customer_change_active',
  params: { customerId: bigint, active: bool },
  row: { id: bigint, before: bool },
  text: `
WITH owners AS MATERIALIZED (
  SELECT id FROM customers WHERE role = 'owner' AND active ORDER BY id FOR UPDATE
), was AS (
  SELECT id, role, active FROM customers WHERE id = :customerId
)
UPDATE customers c SET active = :active
FROM was
WHERE c.id = was.id AND (:active OR was.role IS DISTINCT FROM 'owner' OR (SELECT count(*) FROM owners WHERE id <> :customerId) > 0)
RETURNING c.id, was.active AS before`,
});
