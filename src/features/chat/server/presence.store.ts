import { bigint, bool, listOf, nullable, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Records that these people are present. */
export const notePresent = statement({
  name: 'chat_note_present',
  params: { personIds: listOf(bigint), staff: listOf(bool), now: timestamptz },
  row: { personId: bigint },
  text: `
INSERT INTO chat_presence (person_id, staff, seen_at)
SELECT id, staff, :now FROM unnest(:personIds, :staff) AS there(id, staff) ORDER BY id
ON CONFLICT (person_id) DO UPDATE SET staff = excluded.staff, seen_at = excluded.seen_at
RETURNING person_id AS "personId"`,
});

/** Deletes the presence of a person who has left. */
export const noteGone = statement({
  name: 'chat_note_gone',
  params: { personId: bigint },
  row: { personId: bigint },
  text: 'DELETE FROM chat_presence WHERE person_id = :personId RETURNING person_id AS "personId"',
});

/** Selects whether any staff member is present and available. */
export const anyStaff = statement({
  name: 'chat_any_staff',
  params: { seenAfter: timestamptz },
  row: { online: bool },
  text: `
SELECT EXISTS (
  SELECT 1 FROM chat_presence p JOIN customer_names c ON c.id = p.person_id AND c.available AND c.active
  WHERE p.staff AND p.seen_at > :seenAfter
) AS online`,
});

/** Selects when a person was last present, and whether they are displayed as available. */
export const presenceOf = statement({
  name: 'chat_presence_of',
  params: { personId: bigint },
  row: { seenAt: nullable(timestamptz), available: bool },
  text: `SELECT p.seen_at AS "seenAt", c.available FROM customer_names c LEFT JOIN chat_presence p ON p.person_id = c.id WHERE c.id = :personId`,
});

/** Deletes expired presence rows. */
export const forgetGone = statement({
  name: 'chat_forget_gone',
  params: { seenBefore: timestamptz },
  row: { personId: bigint },
  text: 'DELETE FROM chat_presence WHERE seen_at < :seenBefore RETURNING person_id AS "personId"',
});
