import { untypedStatement } from '#platform/database/database.ts';

/** An upload as the shop keeps it. */
export interface UploadRow {
  readonly key: string;
  readonly kind: 'picture' | 'file' | 'film';
  readonly mime_type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly name: string | null;
}

const columns = 'key, kind, mime_type, bytes, width, height, name';

/** Records an upload unless its owner has too many that nothing has claimed; then no row comes back. */
export const insertUpload = untypedStatement<{ key: string }>({
  name: 'uploads_insert',
  text: `
INSERT INTO uploads (key, customer_id, kind, mime_type, bytes, width, height, name, created_at)
SELECT $1, $2::bigint, $3, $4, $5::int, $6::int, $7::int, $8, $9::timestamptz
WHERE (SELECT count(*) FROM uploads WHERE customer_id = $2::bigint AND claimed_at IS NULL) < $10::int
RETURNING key`,
});

/** Claims a customer's uploads of one kind, or of either; those that are claimed, gone or another's do not come back. */
export const claimRows = untypedStatement<UploadRow>({
  name: 'uploads_claim',
  text: `
UPDATE uploads SET claimed_at = $3::timestamptz
WHERE key = ANY($1::text[]) AND customer_id = $2::bigint AND claimed_at IS NULL AND ($4::text IS NULL OR kind = $4)
RETURNING ${columns}`,
});

/** An upload by its key. */
export const uploadByKey = untypedStatement<UploadRow>({
  name: 'uploads_by_key',
  text: `SELECT ${columns} FROM uploads WHERE key = $1`,
});

/** Uploads by their keys, in no order. */
export const uploadsByKeys = untypedStatement<UploadRow>({
  name: 'uploads_by_keys',
  text: `SELECT ${columns} FROM uploads WHERE key = ANY($1::text[])`,
});

/** Deletes rows by their keys. */
export const deleteUploads = untypedStatement<{ key: string }>({
  name: 'uploads_delete',
  text: 'DELETE FROM uploads WHERE key = ANY($1::text[]) RETURNING key',
});

/** Deletes rows that nothing claimed until a moment, so many at a time. */
export const deleteLapsed = untypedStatement<{ key: string }>({
  name: 'uploads_delete_lapsed',
  text: `
DELETE FROM uploads WHERE claimed_at IS NULL AND key IN (
  SELECT key FROM uploads WHERE claimed_at IS NULL AND created_at <= $1::timestamptz ORDER BY created_at LIMIT $2::int FOR UPDATE SKIP LOCKED
)
RETURNING key`,
});
