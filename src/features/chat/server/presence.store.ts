import { untypedStatement } from '#platform/database/database.ts';

/** Notes that these people are there: `[personIds, staff flags, now]`. */
export const notePresent = untypedStatement<{ personId: number }>({
  name: 'chat_note_present',
  text: `
INSERT INTO chat_presence (person_id, staff, seen_at)
SELECT id, staff, $3::timestamptz FROM unnest($1::bigint[], $2::boolean[]) AS there(id, staff) ORDER BY id
ON CONFLICT (person_id) DO UPDATE SET staff = excluded.staff, seen_at = excluded.seen_at
RETURNING person_id AS "personId"`,
});

/** Notes that somebody is gone: `[personId]`. */
export const noteGone = untypedStatement<{ personId: number }>({
  name: 'chat_note_gone',
  text: 'DELETE FROM chat_presence WHERE person_id = $1 RETURNING person_id AS "personId"',
});

/** Whether anybody of the staff is there and available: `[seen after]`. */
export const anyStaff = untypedStatement<{ online: boolean }>({
  name: 'chat_any_staff',
  text: `
SELECT EXISTS (
  SELECT 1 FROM chat_presence p JOIN customers c ON c.id = p.person_id AND c.available AND c.active
  WHERE p.staff AND p.seen_at > $1
) AS online`,
});

/** When somebody was there last, and whether they show it: `[personId]`. */
export const presenceOf = untypedStatement<{ seenAt: Date | null; available: boolean }>({
  name: 'chat_presence_of',
  text: `SELECT p.seen_at AS "seenAt", c.available FROM customers c LEFT JOIN chat_presence p ON p.person_id = c.id WHERE c.id = $1`,
});

/** Forgets who was there long ago: `[seen before]`. */
export const forgetGone = untypedStatement<{ personId: number }>({
  name: 'chat_forget_gone',
  text: 'DELETE FROM chat_presence WHERE seen_at < $1 RETURNING person_id AS "personId"',
});
