import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { uploadsMessages } from '../uploads.messages.ts';
import { signedFileAddress } from './file-address.ts';
import { claimRows, deleteUploads, uploadsByKeys, type UploadRow } from './uploads.store.ts';

/** A claimed upload. */
export interface ClaimedUpload {
  readonly key: string;
  readonly kind: 'picture' | 'file' | 'film';
  readonly mimeType: string;
  readonly bytes: number;
  /** In pixels; null when it is not an image. */
  readonly width: number | null;
  readonly height: number | null;
  /** The sender's file name; null for an image of `POST /api/uploads/images/`. */
  readonly name: string | null;
}

/**
 * Claims a customer's uploads inside the caller's transaction, and returns them in the order of the keys. A single statement decides: if any belongs
 * to another customer, is already claimed, has expired or is of the other `kind`, all are refused.
 */
export async function claimUploads(
  shop: Shop,
  {
    customerId,
    keys,
    kind,
  }: { readonly customerId: number; readonly keys: readonly string[]; readonly kind?: 'picture' | 'file' | 'film' },
): Promise<ClaimedUpload[] | Refusal<'upload-not-found'>> {
  if (keys.length === 0) return [];
  const rows = new Map(
    (await claimRows(shop, { keys, customerId, now: shop.clock.now(), kind: kind ?? null })).map((row) => [
      row.key,
      row,
    ]),
  );
  const claimed = [...new Set(keys)].flatMap((key) => rows.get(key) ?? []);
  if (claimed.length < new Set(keys).size)
    return refuse(
      'upload-not-found',
      inBoth(uploadsMessages, (t) => t.notFound),
    );
  return claimed.map(asUpload);
}

/** Returns the claimed uploads with the given keys, by key; keys without an upload are omitted. */
export async function uploadsOf(shop: Shop, keys: readonly string[]): Promise<ReadonlyMap<string, ClaimedUpload>> {
  if (keys.length === 0) return new Map();
  return new Map((await uploadsByKeys(shop, { keys })).map((row) => [row.key, asUpload(row)]));
}

/** Deletes uploads in the current transaction, such as a replaced avatar or the images of a rejected review. Their files are deleted afterwards. */
export async function dropUploads(shop: Shop, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const gone = await deleteUploads(shop, { keys });
  if (gone.length > 0) await shop.publish('uploads.dropped', { keys: gone.map((row) => row.key) });
}

/** Returns the URL of a file, valid for ten minutes for anyone who has it: pass it only to permitted readers. */
export function fileAddress(shop: Shop, key: string): string {
  return signedFileAddress(shop, key);
}

function asUpload({ mime_type: mimeType, ...row }: UploadRow): ClaimedUpload {
  return { ...row, mimeType };
}
