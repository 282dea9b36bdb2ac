import { untypedStatement } from '#platform/database/database.ts';
import type { Side } from '../chat.contract.ts';

/** A conversation with its customer, its last message and who answers it. */
export interface QueuedConversation {
  readonly customerId: number;
  readonly name: string;
  readonly phone: string;
  readonly available: boolean;
  readonly seenAt: Date | null;
  readonly lastText: string;
  readonly lastBy: Side;
  readonly lastAt: Date;
  readonly waitingSince: Date | null;
  readonly queueRank: number;
  readonly unread: number;
  readonly assignedTo: number | null;
  readonly assignedName: string | null;
  readonly closedAt: Date | null;
}

const longestGlance = 160;
const mostUnread = 100;

const shown = `
SELECT c.customer_id AS "customerId", coalesce(p.full_name, p.username) AS name, p.phone, p.available, there.seen_at AS "seenAt",
  left(last.text, ${longestGlance}) AS "lastText", last.by AS "lastBy", c.last_at AS "lastAt", c.waiting_since AS "waitingSince",
  c.queue_rank AS "queueRank", waiting.unread, c.assigned_to AS "assignedTo", coalesce(s.full_name, s.username) AS "assignedName",
  c.closed_at AS "closedAt"
FROM conversations c
JOIN customers p ON p.id = c.customer_id
JOIN chat_messages last ON last.customer_id = c.customer_id AND last.number = c.last_number
LEFT JOIN customers s ON s.id = c.assigned_to
LEFT JOIN chat_presence there ON there.person_id = c.customer_id
CROSS JOIN LATERAL (
  SELECT count(*)::int AS unread FROM (
    SELECT 1 FROM chat_messages m WHERE m.customer_id = c.customer_id AND m.number > c.staff_read AND m.by = 'customer' LIMIT ${mostUnread}
  ) AS written
) AS waiting`;

const queued = (closed: string) => `
${shown}
WHERE c.closed_at IS ${closed} AND (NOT $1::boolean OR c.waiting_since IS NOT NULL)
  AND ($2::bigint IS NULL OR c.assigned_to = $2::bigint) AND (NOT $3::boolean OR c.assigned_to IS NULL)
  AND (c.queue_rank, c.customer_id) > ($4::bigint, $5::bigint)
ORDER BY c.queue_rank, c.customer_id LIMIT $6`;

/** The open conversations of the queue: `[only waiting, assigned to or null, only of nobody, after rank, after id, limit]`. */
export const openConversations = untypedStatement<QueuedConversation>({
  name: 'chat_open_conversations',
  text: queued('NULL'),
});

/** The closed ones, with the same values. */
export const closedConversations = untypedStatement<QueuedConversation>({
  name: 'chat_closed_conversations',
  text: queued('NOT NULL'),
});

/** `[customerId]`. */
export const queuedConversation = untypedStatement<QueuedConversation>({
  name: 'chat_queued_conversation',
  text: `${shown} WHERE c.customer_id = $1`,
});

/** Gives a conversation to one of the staff, or to nobody: `[customerId, staffId or null]`. */
export const setAssigned = untypedStatement<{ customerId: number }>({
  name: 'chat_set_assigned',
  text: 'UPDATE conversations SET assigned_to = $2 WHERE customer_id = $1 RETURNING customer_id AS "customerId"',
});

/** Closes a conversation or opens it; nobody waits in it any more: `[customerId, closed at or null, queueRank]`. */
export const setClosed = untypedStatement<{ customerId: number }>({
  name: 'chat_set_closed',
  text: 'UPDATE conversations SET closed_at = $2, waiting_since = NULL, queue_rank = $3 WHERE customer_id = $1 RETURNING customer_id AS "customerId"',
});
