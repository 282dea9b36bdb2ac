import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { orderForStaff, stepsForStaff, storeNote } from './orders-admin.store.ts';

/** An order as the staff sees it beside what its customer sees: who placed it, and who moved it; null when there is none. */
export async function orderSeenByStaff(shop: Shop, number: string) {
  const [order] = await orderForStaff(shop, { number });
  return order === undefined ? null : { ...order, steps: await stepsForStaff(shop, { orderId: order.id }) };
}

/** Stores the staff's note of an order; an empty one removes it. In a transaction. */
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
