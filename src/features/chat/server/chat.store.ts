import type { StoredFile } from '#features/media/message-files.rules.ts';
import { untypedStatement } from '#platform/database/database.ts';
import type { Side } from '../chat.contract.ts';

/** A conversation as it is kept. */
export interface ConversationRow {
  readonly customerId: number;
  readonly lastNumber: number;
  readonly customerRead: number;
  readonly staffRead: number;
  readonly waitingSince: Date | null;
  readonly closedAt: Date | null;
  readonly assignedTo: number | null;
}

const kept = `customer_id AS "customerId", last_number AS "lastNumber", customer_read AS "customerRead", staff_read AS "staffRead",
  waiting_since AS "waitingSince", closed_at AS "closedAt", assigned_to AS "assignedTo"`;

/** A customer's conversation, made when there is none, and kept for the transaction: `[customerId, now, queueRank]`. */
export const ownConversation = untypedStatement<ConversationRow>({
  name: 'chat_own_conversation',
  text: `
INSERT INTO conversations (customer_id, last_at, queue_rank, created_at) VALUES ($1, $2, $3, $2)
ON CONFLICT (customer_id) DO UPDATE SET customer_id = excluded.customer_id
RETURNING ${kept}`,
});

/** A conversation that there is, kept for the transaction: `[customerId]`. */
export const lockedConversation = untypedStatement<ConversationRow>({
  name: 'chat_lock_conversation',
  text: `SELECT ${kept} FROM conversations WHERE customer_id = $1 FOR NO KEY UPDATE`,
});

/** `[customerId]`. */
export const conversationOf = untypedStatement<ConversationRow>({
  name: 'chat_conversation',
  text: `SELECT ${kept} FROM conversations WHERE customer_id = $1`,
});

/** A message as it is kept. */
export interface MessageRow {
  readonly number: number;
  readonly by: Side;
  readonly author: string | null;
  readonly clientId: string;
  readonly text: string;
  readonly files: readonly StoredFile[];
  readonly sentAt: Date;
}

const message = `m.number, m.by, coalesce(c.full_name, c.username) AS author, m.client_id AS "clientId", m.text, m.files, m.sent_at AS "sentAt"`;
const messages = 'chat_messages m JOIN customers c ON c.id = m.author_id';

/** Keeps a message unless its author sent it before; then no row comes back: `[customerId, number, authorId, by, clientId, text, files, now]`. */
export const insertMessage = untypedStatement<{ number: number }>({
  name: 'chat_insert_message',
  text: `
INSERT INTO chat_messages (customer_id, number, author_id, by, client_id, text, files, sent_at)
VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)
ON CONFLICT (customer_id, author_id, client_id) DO NOTHING
RETURNING number`,
});

/** A message by the name that its author gave it: `[customerId, authorId, clientId]`. */
export const messageNamed = untypedStatement<MessageRow>({
  name: 'chat_message_named',
  text: `SELECT ${message} FROM ${messages} WHERE m.customer_id = $1 AND m.author_id = $2 AND m.client_id = $3`,
});

/** `[customerId, after number, limit]`, the oldest first. */
export const messagesAfter = untypedStatement<MessageRow>({
  name: 'chat_messages_after',
  text: `SELECT ${message} FROM ${messages} WHERE m.customer_id = $1 AND m.number > $2 ORDER BY m.number LIMIT $3`,
});

/** `[customerId, before number or null, limit]`, the newest first. */
export const messagesBefore = untypedStatement<MessageRow>({
  name: 'chat_messages_before',
  text: `
SELECT ${message} FROM ${messages}
WHERE m.customer_id = $1 AND ($2::int IS NULL OR m.number < $2::int)
ORDER BY m.number DESC LIMIT $3`,
});

/** What a message makes of its conversation: `[customerId, number, now, waitingSince, queueRank, by]`. Who writes has read. */
export const noteMessage = untypedStatement<{ customerId: number }>({
  name: 'chat_note_message',
  text: `
UPDATE conversations SET last_number = $2, last_at = $3, waiting_since = $4, queue_rank = $5,
  closed_at = CASE WHEN $6 = 'customer' THEN NULL ELSE closed_at END,
  customer_read = CASE WHEN $6 = 'customer' THEN $2 ELSE customer_read END,
  staff_read = CASE WHEN $6 = 'staff' THEN $2 ELSE staff_read END
WHERE customer_id = $1 RETURNING customer_id AS "customerId"`,
});

/** How far the customer has read, never back and never beyond the last: `[customerId, number]`. */
export const readByCustomer = untypedStatement<{ customerId: number }>({
  name: 'chat_read_by_customer',
  text: `UPDATE conversations SET customer_read = least($2, last_number) WHERE customer_id = $1 AND customer_read < least($2, last_number) RETURNING customer_id AS "customerId"`,
});

/** The same of the staff: `[customerId, number]`. */
export const readByStaff = untypedStatement<{ customerId: number }>({
  name: 'chat_read_by_staff',
  text: `UPDATE conversations SET staff_read = least($2, last_number) WHERE customer_id = $1 AND staff_read < least($2, last_number) RETURNING customer_id AS "customerId"`,
});

/** How many messages of the staff wait for the customer; counting ends at the limit: `[customerId, limit]`. */
export const countUnread = untypedStatement<{ unread: number }>({
  name: 'chat_unread',
  text: `
SELECT count(*)::int AS unread FROM (
  SELECT 1 FROM conversations c JOIN chat_messages m ON m.customer_id = c.customer_id AND m.number > c.customer_read
  WHERE c.customer_id = $1 AND m.by = 'staff' LIMIT $2
) AS waiting`,
});
