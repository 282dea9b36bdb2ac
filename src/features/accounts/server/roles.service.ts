import { bigint, bool, nullable, text, textOf } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';
import { asc, isNotNull, sql, and, eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { ownMatter } from '../account-errors.ts';
import { customers } from './accounts.tables.ts';

/** The maximum number of members listed; a shop with more staff manages them elsewhere. */
const maxListed = 500;

/** Returns everybody with a role, owners first. */
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

/** A staff member after a change, with the role before it. */
export type ChangedMember = RowOf<typeof changeRole>;

/**
 * Gives a customer a role, or none. Returns no row if that would leave the shop without an owner. The owners are locked in one order, so that when
 * two revoke each other's role at the same time, one of them is refused.
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

/** Whether the shop has an owner who can sign in. */
export async function hasOwner(shop: Shop): Promise<boolean> {
  const found = await shop.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.role, 'owner'), eq(customers.active, true)))
    .limit(1);
  return found.length > 0;
}

/** Returns the role of an active account and locks its row until the end of the transaction; null without a role. */
export async function lockRole(shop: Shop, customerId: number): Promise<StaffRole | null> {
  const [member] = await shop.db
    .select({ role: customers.role })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.active, true)))
    .for('share');
  return member?.role ?? null;
}

/** Whether a staff member would process a matter of their own as a customer; only an owner may, other staff leave it to a colleague. */
export const dealsWithOwn = async (
  shop: Shop,
  { by, customerId }: { readonly by: number; readonly customerId: number },
): Promise<boolean> => by === customerId && (await lockRole(shop, by)) !== 'owner';

/** Rejects a decision by a staff member who is one of the customers concerned; only an owner may decide their own matter. */
export async function refuseOwnMatter(
  shop: Shop,
  { by, of }: { readonly by: number; readonly of: readonly (number | null)[] },
): Promise<Refusal<'own-matter'> | null> {
  return of.includes(by) && (await dealsWithOwn(shop, { by, customerId: by })) ? ownMatter() : null;
}

/** The same for many rows at once: returns the rows that the staff member may decide on. */
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

/** Blocks or unblocks a customer. Returns no row if the customer does not exist, or if the shop would be left without an owner who can sign in. */
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
