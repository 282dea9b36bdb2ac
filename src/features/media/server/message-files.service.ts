import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { MessageFile } from '../media.contract.ts';
import type { StoredFile } from '../message-files.rules.ts';
import { claimUploads, fileAddress } from './uploads.service.ts';

/** Claims uploads for a message, in the transaction that stores it. */
export async function claimMessageFiles(
  shop: Shop,
  { authorId, keys }: { readonly authorId: number; readonly keys: readonly string[] },
): Promise<StoredFile[] | Refusal<'upload-not-found'>> {
  const claimed = await claimUploads(shop, { customerId: authorId, keys, kind: 'file' });
  if (isRefusal(claimed)) return claimed;
  return claimed.map(({ key, name, mimeType, bytes, width, height }) => ({
    key,
    name: name ?? key,
    mimeType,
    bytes,
    width,
    height,
  }));
}

/** Serialises a message's file for a permitted reader, with a URL that is valid for some minutes. */
export function messageFile(shop: Shop, { key, name, mimeType, bytes, width, height }: StoredFile): MessageFile {
  return { name, address: fileAddress(shop, key), mime_type: mimeType, bytes, width, height };
}
