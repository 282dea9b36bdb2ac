import { bigint, int, jsonb, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { SessionContent, SessionKind, SessionStatus } from '../../session.rules.ts';

const sessionRow = {
  id: text,
  kind: textOf<SessionKind>(),
  assistantId: bigint,
  status: textOf<SessionStatus>(),
  content: jsonb<SessionContent>(),
  handover: text,
  customerId: nullable(bigint),
  orderId: nullable(bigint),
  expiresAt: timestamptz,
};
const columns = `s.id, s.kind, s.assistant_id AS "assistantId", s.status, s.content, s.handover, s.customer_id AS "customerId", s.order_id AS "orderId",
  s.expires_at AS "expiresAt"`;

/** Inserts a session; returns no row if the assistant has reached its limit of open ones, or its cart has a checkout. */
export const insertSession = statement({
  name: 'assistants_insert_session',
  params: {
    id: text,
    kind: textOf<SessionKind>(),
    assistantId: bigint,
    content: jsonb<SessionContent>(),
    cartId: nullable(text),
    handover: text,
    now: timestamptz,
    expiresAt: timestamptz,
    maxOpen: int,
  },
  row: sessionRow,
  text: `
INSERT INTO assistant_sessions AS s (id, kind, assistant_id, content, cart_id, handover, created_at, updated_at, expires_at)
SELECT :id, :kind, :assistantId, :content, :cartId, :handover, :now, :now, :expiresAt
WHERE (
  SELECT count(*) FROM assistant_sessions o WHERE o.assistant_id = :assistantId AND o.status = 'open' AND o.expires_at > :now
) < :maxOpen
ON CONFLICT (cart_id) WHERE status = 'open' DO NOTHING
RETURNING ${columns}`,
});

/** A session of an assistant until it expires; completed sessions remain. */
export const sessionOf = statement({
  name: 'assistants_session_of',
  params: { id: text, assistantId: bigint, kind: textOf<SessionKind>(), now: timestamptz },
  row: sessionRow,
  text: `
SELECT ${columns} FROM assistant_sessions s
WHERE s.id = :id AND s.assistant_id = :assistantId AND s.kind = :kind AND (s.expires_at > :now OR s.status = 'completed')`,
});

/** The open checkout of a cart. */
export const openOfCart = statement({
  name: 'assistants_open_of_cart',
  params: { cartId: text, assistantId: bigint, now: timestamptz },
  row: sessionRow,
  text: `
SELECT ${columns} FROM assistant_sessions s
WHERE s.cart_id = :cartId AND s.assistant_id = :assistantId AND s.status = 'open' AND s.expires_at > :now`,
});

/** Ends the expired checkout of a cart, so that another can be created. */
export const endExpiredOfCart = statement({
  name: 'assistants_end_expired_of_cart',
  params: { cartId: text, now: timestamptz },
  text: `UPDATE assistant_sessions SET status = 'canceled' WHERE cart_id = :cartId AND status = 'open' AND expires_at <= :now`,
});

/** Replaces the content of an open session; returns no row if it is no longer open. */
export const replaceContent = statement({
  name: 'assistants_replace_content',
  params: {
    id: text,
    assistantId: bigint,
    kind: textOf<SessionKind>(),
    content: jsonb<SessionContent>(),
    now: timestamptz,
    expiresAt: timestamptz,
  },
  row: sessionRow,
  text: `
UPDATE assistant_sessions s SET content = :content, updated_at = :now, expires_at = :expiresAt
WHERE s.id = :id AND s.assistant_id = :assistantId AND s.kind = :kind AND s.status = 'open' AND s.expires_at > :now
RETURNING ${columns}`,
});

/** Cancels an open session; returns no row if it is no longer open. */
export const cancelOpen = statement({
  name: 'assistants_cancel_open',
  params: { id: text, assistantId: bigint, kind: textOf<SessionKind>(), now: timestamptz },
  row: sessionRow,
  text: `
UPDATE assistant_sessions s SET status = 'canceled', updated_at = :now
WHERE s.id = :id AND s.assistant_id = :assistantId AND s.kind = :kind AND s.status = 'open' AND s.expires_at > :now
RETURNING ${columns}`,
});

export type SessionRow = RowOf<typeof sessionOf>;

/** Deletes sessions that ended before a time, and those with an order that began before another time. */
export const forgetSessions = statement({
  name: 'assistants_forget_sessions',
  params: { ended: timestamptz, begun: timestamptz },
  text: `
DELETE FROM assistant_sessions
WHERE status <> 'completed' AND expires_at < :ended OR status = 'completed' AND created_at < :begun`,
});
