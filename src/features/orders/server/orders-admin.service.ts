import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { changedMetadata, metadataParts, type Metadata, type MetadataChange } from '#shared/metadata.ts';
import { orderErrors } from '../order-errors.messages.ts';
import {
  lockOrderMetadata,
  orderForStaff,
  stepsForStaff,
  storeNote,
  storeOrderMetadata,
} from './orders-admin.store.ts';

/** Returns the staff's additional data of an order: who placed it, and who moved it; null when it does not exist. */
export async function orderSeenByStaff(shop: Shop, number: string) {
  const [order] = await orderForStaff(shop, { number });
  return order === undefined ? null : { ...order, steps: await stepsForStaff(shop, { orderId: order.id }) };
}

/** Stores the staff's note on an order; an empty one removes it. Must run in a transaction. */
export async function writeStaffNote(
  shop: Shop,
  { number, by, staffNote }: { readonly number: string; readonly by: number; readonly staffNote: string },
): Promise<void> {
  const note = staffNote === '' ? null : staffNote;
  const [was] = await storeNote(shop, { number, note });
  await recordChange(shop, {
    by,
    action: 'order.note-kept',
    subject: 'order',
    subjectId: number,
    before: { staff_note: was?.before ?? null },
    after: { staff_note: note },
  });
}

/** Updates the metadata of an order unless the same keys were changed concurrently; omitted keys stay. */
export function changeOrderMetadata(
  shop: Shop,
  { number, by, ...change }: MetadataChange & { readonly number: string; readonly by: number },
): Promise<{ metadata: Metadata } | Refusal<'order-not-found' | 'changed-meanwhile' | 'too-many-metadata'>> {
  return shop.transaction(async () => {
    const [locked] = await lockOrderMetadata(shop, { number });
    if (locked === undefined)
      return refuse(
        'order-not-found',
        inBoth(orderErrors, (t) => t.notFound),
      );
    const metadata = changedMetadata(locked.metadata, change);
    if (isRefusal(metadata)) return metadata;
    const parts = metadataParts(locked.metadata, metadata);
    if (Object.keys({ ...parts.before, ...parts.after }).length === 0) return { metadata };
    await storeOrderMetadata(shop, { number, metadata });
    await recordChange(shop, {
      by,
      action: 'order.metadata-changed',
      subject: 'order',
      subjectId: number,
      before: { metadata: parts.before },
      after: { metadata: parts.after },
    });
    return { metadata };
  });
}

/** Stores the metadata of a new order, in its transaction. */
export async function noteNewOrder(
  shop: Shop,
  { number, metadata }: { readonly number: string; readonly metadata: Metadata },
): Promise<void> {
  await storeOrderMetadata(shop, { number, metadata });
}
