import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { uploadsMessages } from '../uploads.messages.ts';
import { signedFileAddress } from './file-address.ts';
import { claimRows, deleteUploads, uploadsByKeys, type UploadRow } from './uploads.store.ts';

/** An upload that belongs to something of the shop from now on. */
export interface ClaimedUpload {
  readonly key: string;
  readonly kind: 'picture' | 'file' | 'film';
  readonly mimeType: string;
  readonly bytes: number;
  /** In pixels; null for what is no image. */
  readonly width: number | null;
  readonly height: number | null;
  /** As its sender called it; null for an image of `POST /api/uploads/images/`. */
  readonly name: string | null;
}

/**
 * Claims what a customer has sent in, inside the caller's transaction, and answers it in the order of the keys. One
 * statement decides: what is another's, claimed already, lapsed or of the other `kind` refuses them all.
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

/** What the shop keeps under some keys, by key; a key without an upload is left out. */
export async function uploadsOf(shop: Shop, keys: readonly string[]): Promise<ReadonlyMap<string, ClaimedUpload>> {
  if (keys.length === 0) return new Map();
  return new Map((await uploadsByKeys(shop, { keys })).map((row) => [row.key, asUpload(row)]));
}

/** Gives up uploads in the transaction under way: a replaced avatar, the images of a review that was refused. Their files follow. */
export async function dropUploads(shop: Shop, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const gone = await deleteUploads(shop, { keys });
  if (gone.length > 0) await shop.publish('uploads.dropped', { keys: gone.map((row) => row.key) });
}

/** Where a file is had for the next ten minutes, by whoever has the address: hand it only to those who may see the file. */
export function fileAddress(shop: Shop, key: string): string {
  return signedFileAddress(shop, key);
}

function asUpload({ mime_type: mimeType, ...row }: UploadRow): ClaimedUpload {
  return { ...row, mimeType };
}
