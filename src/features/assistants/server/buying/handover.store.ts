import { bigint, jsonb, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { SessionContent, SessionKind } from '../../session.rules.ts';

/** Assigns an open session to a customer; returns no row if it belongs to another customer or has ended. */
export const takeOverSession = statement({
  name: 'assistants_take_over',
  params: { handover: text, customerId: bigint, now: timestamptz },
  row: { id: text, kind: textOf<SessionKind>(), content: jsonb<SessionContent>() },
  text: `
UPDATE assistant_sessions s SET customer_id = :customerId, taken_over_at = coalesce(s.taken_over_at, :now)
WHERE s.handover = :handover AND s.status = 'open' AND s.expires_at > :now AND (s.customer_id IS NULL OR s.customer_id = :customerId)
RETURNING s.id, s.kind, s.content`,
});

/** The open session of a handover key, whoever took it over. */
export const openHandover = statement({
  name: 'assistants_open_handover',
  params: { handover: text, now: timestamptz },
  row: { id: text },
  text: `SELECT id FROM assistant_sessions WHERE handover = :handover AND status = 'open' AND expires_at > :now`,
});

/**
 * Completes the checkout that an order resulted from: the last that its customer took over before placing the order, while it was open, and all of
 * whose items the order contains. The shopper's data in it is deleted, as it is stored in the order.
 */
export const completeByOrder = statement({
  name: 'assistants_complete_by_order',
  params: { orderId: bigint, now: timestamptz },
  row: { id: text, assistantId: bigint },
  text: `
UPDATE assistant_sessions c SET status = 'completed', order_id = :orderId, updated_at = :now,
  content = c.content || '{"buyer":null,"address":null,"country":null,"codes":[]}'
WHERE c.id = (
  SELECT s.id FROM order_summaries o JOIN assistant_sessions s ON s.customer_id = o.customer_id
  WHERE o.id = :orderId AND s.kind = 'checkout' AND s.status = 'open' AND s.taken_over_at <= o.placed_at AND s.expires_at > o.placed_at
    AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(s.content -> 'lines') wanted WHERE NOT EXISTS (
        SELECT FROM ordered_lines l WHERE l.order_id = o.id AND l.variant_id = (wanted ->> 'variantId')::bigint
      )
    )
  ORDER BY s.taken_over_at DESC LIMIT 1 FOR UPDATE OF s
) AND c.status = 'open' AND NOT EXISTS (SELECT FROM assistant_sessions known WHERE known.order_id = :orderId)
RETURNING c.id, c.assistant_id AS "assistantId"`,
});
