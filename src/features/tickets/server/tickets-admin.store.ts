import { and, asc, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { customerNames } from '#features/accounts/server/accounts.views.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import { tickets } from './tickets.tables.ts';
import { excerpt, type TicketRow } from './tickets.store.ts';
import type { TicketState, TicketTopic } from '../tickets.rules.ts';

export interface AdminQuery {
  readonly state?: TicketState | undefined;
  readonly topic?: TicketTopic | undefined;
  /** A staff member's id, or null for unassigned tickets. */
  readonly assigneeId?: number | null | undefined;
  readonly q?: string | undefined;
  readonly after: Cursor | null;
  readonly limit: number;
}

export type AdminRow = TicketRow & { readonly excerpt: string; readonly assigneeName: string | null };

const columns = { ticket: tickets, excerpt, assigneeName: customerNames.displayName };
const whole = (row: { ticket: TicketRow; excerpt: string; assigneeName: string | null }): AdminRow => ({
  ...row.ticket,
  excerpt: row.excerpt,
  assigneeName: row.assigneeName,
});

/** Returns tickets for staff, in one query: open ones by waiting time, longest first, others by last activity. */
export async function adminTickets(shop: Shop, requested: AdminQuery): Promise<AdminRow[]> {
  const { state, topic, assigneeId, q = '', after, limit } = requested;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const forward = state === 'open';
  const key = sql`(extract(epoch from ${tickets.touchedAt}) * 1000)::bigint`;
  const rows = await shop.db
    .select(columns)
    .from(tickets)
    .leftJoin(customerNames, eq(customerNames.id, tickets.assigneeId))
    .where(
      and(
        state === undefined ? undefined : eq(tickets.state, state),
        topic === undefined ? undefined : eq(tickets.topic, topic),
        assigneeId === undefined
          ? undefined
          : assigneeId === null
            ? isNull(tickets.assigneeId)
            : eq(tickets.assigneeId, assigneeId),
        q === '' ? undefined : or(eq(tickets.number, q), ilike(tickets.name, like), ilike(tickets.email, like)),
        after === null
          ? undefined
          : forward
            ? sql`(${key}, ${tickets.id}) > (${after.key}::bigint, ${after.id}::bigint)`
            : sql`(${key}, ${tickets.id}) < (${after.key}::bigint, ${after.id}::bigint)`,
      ),
    )
    .orderBy(forward ? asc(tickets.touchedAt) : desc(tickets.touchedAt), forward ? asc(tickets.id) : desc(tickets.id))
    .limit(limit);
  return rows.map(whole);
}

/** Returns a ticket with its assignee. */
export async function adminTicket(shop: Shop, number: string): Promise<AdminRow | undefined> {
  const [row] = await shop.db
    .select(columns)
    .from(tickets)
    .leftJoin(customerNames, eq(customerNames.id, tickets.assigneeId))
    .where(eq(tickets.number, number));
  return row === undefined ? undefined : whole(row);
}

/** Assigns a ticket to somebody or nobody, if it still has the expected assignee; of two concurrent calls one succeeds. */
export async function moveTicket(
  shop: Shop,
  ticket: { readonly id: number; readonly from: number | null; readonly to: number | null },
): Promise<boolean> {
  const { id, from, to } = ticket;
  const moved = await shop.db
    .update(tickets)
    .set({ assigneeId: to })
    .where(and(eq(tickets.id, id), from === null ? isNull(tickets.assigneeId) : eq(tickets.assigneeId, from)))
    .returning({ id: tickets.id });
  return moved.length > 0;
}

/** Returns names of people by id. */
export async function namesOf(shop: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await shop.db
    .select({ id: customerNames.id, name: customerNames.displayName })
    .from(customerNames)
    .where(inArray(customerNames.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The roles that handle tickets. */
export const helpingRoles: readonly StaffRole[] = ['owner', 'manager', 'support'];

/** Returns the staff members who can be assigned tickets, by name. */
export function helpersByName(shop: Shop): Promise<{ id: number; name: string }[]> {
  return shop.db
    .select({ id: customerNames.id, name: customerNames.displayName })
    .from(customerNames)
    .where(and(inArray(customerNames.role, [...helpingRoles]), eq(customerNames.active, true)))
    .orderBy(customerNames.displayName, asc(customerNames.id))
    .limit(200);
}
