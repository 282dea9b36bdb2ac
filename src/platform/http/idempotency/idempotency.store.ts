import type { Language } from '#shared/language.ts';
import { int, listOf, nullable, text, textOf, timestamptz } from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';

const keyParams = { caller: text, call: text, key: text } as const;

/**
 * Inserts the key of a request; returns no row if it was already used. While another request holds it this waits for that one, and throws
 * `lock_not_available` after the timeout.
 */
export const takeKey = statement({
  name: 'idempotency_take',
  params: { ...keyParams, bodyHash: text, now: timestamptz },
  row: { key: text },
  text: `
INSERT INTO idempotency_keys (caller, call, key, body_hash, created_at) VALUES (:caller, :call, :key, :bodyHash, :now)
ON CONFLICT (caller, call, key) DO NOTHING RETURNING key`,
});

/** Returns the request of a key, and its response. */
export const answerUnderKey = statement({
  name: 'idempotency_answer',
  params: keyParams,
  row: { bodyHash: text, status: nullable(int), reply: nullable(text), language: nullable(textOf<Language>()) },
  text: `
SELECT body_hash AS "bodyHash", status, reply, language FROM idempotency_keys
WHERE caller = :caller AND call = :call AND key = :key`,
});

/** Stores the response of a request with its key. */
export const keepAnswer = statement({
  name: 'idempotency_keep',
  params: { ...keyParams, status: int, reply: text, language: nullable(textOf<Language>()) },
  text: `UPDATE idempotency_keys SET status = :status, reply = :reply, language = :language WHERE caller = :caller AND call = :call AND key = :key`,
});

/** Deletes the keys from before a time. */
export const forgetKeysBefore = statement({
  name: 'idempotency_forget',
  params: { before: timestamptz },
  text: `DELETE FROM idempotency_keys WHERE created_at < :before`,
});

/** Deletes the stored responses of a caller whose account is erased. */
export const forgetKeysOf = statement({
  name: 'idempotency_forget_caller',
  params: { caller: text },
  text: `DELETE FROM idempotency_keys WHERE caller = :caller`,
});

/** Empties the responses that contain one of the words. Their keys stay, so that a request is still executed only once for its key. */
export const emptyAnswersWith = statement({
  name: 'idempotency_empty_answers',
  params: { words: listOf(text) },
  text: `
UPDATE idempotency_keys SET reply = '{}'
WHERE EXISTS (SELECT FROM unnest(:words) AS one(word) WHERE position(one.word IN reply) > 0)`,
});
