import { bigint, int, jsonb, nullable, text, textOf, timestamptz, uuid } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';
import type { StoredFile } from '#features/media/message-files.rules.ts';
import type { Side } from '../chat.contract.ts';

/** A stored conversation. */
const conversationRow = {
  customerId: bigint,
  lastNumber: int,
  customerRead: int,
  staffRead: int,
  waitingSince: nullable(timestamptz),
  closedAt: nullable(timestamptz),
  assignedTo: nullable(bigint),
};
export type ConversationRow = RowOf<typeof ownConversation>;

const stored = `customer_id AS "customerId", last_number AS "lastNumber", customer_read AS "customerRead", staff_read AS "staffRead",
  waiting_since AS "waitingSince", closed_at AS "closedAt", assigned_to AS "assignedTo"`;

/** Selects a customer's conversation, creating it when there is none, and locks it for the transaction. */
export const ownConversation = statement({
  name: 'chat_own_conversation',
  params: { customerId: bigint, now: timestamptz, queueRank: bigint },
  row: conversationRow,
  text: `
INSERT INTO conversations (customer_id, last_at, queue_rank, created_at) VALUES (:customerId, :now, :queueRank, :now)
ON CONFLICT (customer_id) DO UPDATE SET customer_id = excluded.customer_id
RETURNING ${stored}`,
});

/** Selects an existing conversation and locks it for the transaction. */
export const lockedConversation = statement({
  name: 'chat_lock_conversation',
  params: { customerId: bigint },
  row: conversationRow,
  text: `SELECT ${stored} FROM conversations WHERE customer_id = :customerId FOR NO KEY UPDATE`,
});

export const conversationOf = statement({
  name: 'chat_conversation',
  params: { customerId: bigint },
  row: conversationRow,
  text: `SELECT ${stored} FROM conversations WHERE customer_id = :customerId`,
});

/** A stored message. */
const messageRow = {
  number: int,
  by: textOf<Side>(),
  author: text,
  clientId: uuid,
  text: text,
  files: jsonb<readonly StoredFile[]>(),
  sentAt: timestamptz,
};
export type MessageRow = RowOf<typeof messageNamed>;

const message = `m.number, m.by, c.display_name AS author, m.client_id AS "clientId", m.text, m.files, m.sent_at AS "sentAt"`;
const messages = 'chat_messages m JOIN customer_names c ON c.id = m.author_id';

/** Inserts a message unless its author sent it before; then no row is returned. */
export const insertMessage = statement({
  name: 'chat_insert_message',
  params: {
    customerId: bigint,
    number: int,
    authorId: bigint,
    by: textOf<Side>(),
    clientId: uuid,
    text: text,
    files: jsonb<readonly StoredFile[]>(),
    now: timestamptz,
  },
  row: { number: int },
  text: `
INSERT INTO chat_messages (customer_id, number, author_id, by, client_id, text, files, sent_at)
VALUES (:customerId, :number, :authorId, :by, :clientId, :text, :files, :now)
ON CONFLICT (customer_id, author_id, client_id) DO NOTHING
RETURNING number`,
});

/** Selects a message by the client id that its author gave it. */
export const messageNamed = statement({
  name: 'chat_message_named',
  params: { customerId: bigint, authorId: bigint, clientId: uuid },
  row: messageRow,
  text: `SELECT ${message} FROM ${messages} WHERE m.customer_id = :customerId AND m.author_id = :authorId AND m.client_id = :clientId`,
});

/** Selects the messages after a number, the oldest first. */
export const messagesAfter = statement({
  name: 'chat_messages_after',
  params: { customerId: bigint, after: int, limit: bigint },
  row: messageRow,
  text: `SELECT ${message} FROM ${messages} WHERE m.customer_id = :customerId AND m.number > :after ORDER BY m.number LIMIT :limit`,
});

/** Selects the messages before a number, the newest first. */
export const messagesBefore = statement({
  name: 'chat_messages_before',
  params: { customerId: bigint, before: nullable(int), limit: bigint },
  row: messageRow,
  text: `
SELECT ${message} FROM ${messages}
WHERE m.customer_id = :customerId AND (:before IS NULL OR m.number < :before)
ORDER BY m.number DESC LIMIT :limit`,
});

/** Updates a conversation for a new message. Its author counts as having read it. */
export const noteMessage = statement({
  name: 'chat_note_message',
  params: {
    customerId: bigint,
    number: int,
    now: timestamptz,
    waitingSince: nullable(timestamptz),
    queueRank: bigint,
    by: textOf<Side>(),
  },
  row: { customerId: bigint },
  text: `
UPDATE conversations SET last_number = :number, last_at = :now, waiting_since = :waitingSince, queue_rank = :queueRank,
  closed_at = CASE WHEN :by = 'customer' THEN NULL ELSE closed_at END,
  customer_read = CASE WHEN :by = 'customer' THEN :number ELSE customer_read END,
  staff_read = CASE WHEN :by = 'staff' THEN :number ELSE staff_read END
WHERE customer_id = :customerId RETURNING customer_id AS "customerId"`,
});

/** Records how far the customer has read; never back and never beyond the last message. */
export const readByCustomer = statement({
  name: 'chat_read_by_customer',
  params: { customerId: bigint, number: int },
  row: { customerId: bigint },
  text: `UPDATE conversations SET customer_read = least(:number, last_number) WHERE customer_id = :customerId AND customer_read < least(:number, last_number) RETURNING customer_id AS "customerId"`,
});

/** Records the same for the staff. */
export const readByStaff = statement({
  name: 'chat_read_by_staff',
  params: { customerId: bigint, number: int },
  row: { customerId: bigint },
  text: `UPDATE conversations SET staff_read = least(:number, last_number) WHERE customer_id = :customerId AND staff_read < least(:number, last_number) RETURNING customer_id AS "customerId"`,
});

/** Counts the staff's messages that the customer has not read, up to the limit. */
export const countUnread = statement({
  name: 'chat_unread',
  params: { customerId: bigint, limit: bigint },
  row: { unread: int },
  text: `
SELECT count(*)::int AS unread FROM (
  SELECT 1 FROM conversations c JOIN chat_messages m ON m.customer_id = c.customer_id AND m.number > c.customer_read
  WHERE c.customer_id = :customerId AND m.by = 'staff' LIMIT :limit
) AS waiting`,
});
