import { bigint, int, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';

type UploadKind = 'picture' | 'file' | 'film';

const uploadRow = {
  key: text,
  kind: textOf<UploadKind>(),
  mime_type: text,
  bytes: int,
  width: nullable(int),
  height: nullable(int),
  name: nullable(text),
};

const columns = 'key, kind, mime_type, bytes, width, height, name';

/** Inserts an upload unless its owner has too many unclaimed ones; then no row is returned. */
export const insertUpload = statement({
  name: 'uploads_insert',
  params: {
    key: text,
    customerId: bigint,
    kind: textOf<UploadKind>(),
    mimeType: text,
    bytes: int,
    width: nullable(int),
    height: nullable(int),
    name: nullable(text),
    now: timestamptz,
    maxUnclaimed: int,
  },
  row: { key: text },
  text: `
INSERT INTO uploads (key, customer_id, kind, mime_type, bytes, width, height, name, created_at)
SELECT :key, :customerId, :kind, :mimeType, :bytes, :width, :height, :name, :now
WHERE (SELECT count(*) FROM uploads WHERE customer_id = :customerId AND claimed_at IS NULL) < :maxUnclaimed
RETURNING key`,
});

/** Claims a customer's uploads of one kind, or of either; uploads that are claimed, deleted or another customer's return no row. */
export const claimRows = statement({
  name: 'uploads_claim',
  params: { keys: listOf(text), customerId: bigint, now: timestamptz, kind: nullable(textOf<UploadKind>()) },
  row: uploadRow,
  text: `
UPDATE uploads SET claimed_at = :now
WHERE key = ANY(:keys) AND customer_id = :customerId AND claimed_at IS NULL AND (:kind IS NULL OR kind = :kind)
RETURNING ${columns}`,
});

/** Selects an upload by its key. */
export const uploadByKey = statement({
  name: 'uploads_by_key',
  params: { key: text },
  row: uploadRow,
  text: `SELECT ${columns} FROM uploads WHERE key = :key`,
});

/** A stored upload. */
export type UploadRow = RowOf<typeof uploadByKey>;

/** Selects uploads by their keys, unordered. */
export const uploadsByKeys = statement({
  name: 'uploads_by_keys',
  params: { keys: listOf(text) },
  row: uploadRow,
  text: `SELECT ${columns} FROM uploads WHERE key = ANY(:keys)`,
});

/** Deletes uploads by their keys. */
export const deleteUploads = statement({
  name: 'uploads_delete',
  params: { keys: listOf(text) },
  row: { key: text },
  text: 'DELETE FROM uploads WHERE key = ANY(:keys) RETURNING key',
});

/** Deletes a batch of uploads unclaimed since a given time. */
export const deleteLapsed = statement({
  name: 'uploads_delete_lapsed',
  params: { before: timestamptz, limit: int },
  row: { key: text },
  text: `
DELETE FROM uploads WHERE claimed_at IS NULL AND key IN (
  SELECT key FROM uploads WHERE claimed_at IS NULL AND created_at <= :before ORDER BY created_at LIMIT :limit FOR UPDATE SKIP LOCKED
)
RETURNING key`,
});
