import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { inventoryMessages } from '../inventory.messages.ts';
import { heldOf, transferRows } from './stock-changes.store.ts';
import { locationNotFound, unknownLocation } from './stock-locations.service.ts';
import { openLevels } from './stock-locations.store.ts';

interface Transfer {
  readonly by: number;
  readonly fromId: number;
  readonly toId: number;
  readonly changes: readonly { readonly variant_id: number; readonly pieces: number }[];
  readonly note?: string;
}

export type TransferRefusal = Refusal<
  'stock-location-not-found' | 'stock-location-same' | 'stock-short' | 'stock-twice'
>;

/**
 * Moves pieces from one location to another in one statement, all or none, with a movement on each side. Held pieces stay where they are; a variant's
 * total is unchanged. Returns the number of variants moved.
 */
export function transferStock(
  shop: Shop,
  { by, fromId, toId, changes, note = '' }: Transfer,
): Promise<number | TransferRefusal> {
  return shop.transaction(async () => {
    if (fromId === toId) return refusedBy('stock-location-same', 'to_location_id', (t) => t.locationSame);
    const unknown = await unknownLocation(shop, [fromId, toId]);
    if (unknown !== null) return locationNotFound(unknown === 1 ? 'to_location_id' : undefined);
    const variantIds = changes.map((change) => change.variant_id);
    const twice = variantIds.findIndex((id, index) => variantIds.indexOf(id) !== index);
    if (twice >= 0) return refusedBy('stock-twice', `changes.${twice}.pieces`, (t) => t.twice);
    await openLevels(shop, { variantIds, locationIds: variantIds.map(() => toId) });
    const moved = await transferRows(shop, {
      variantIds,
      pieces: changes.map((change) => change.pieces),
      fromId,
      toId,
      at: shop.clock.now(),
      by,
      note,
    });
    const done = new Set(moved.map(({ variantId }) => variantId));
    const short = variantIds.findIndex((id) => !done.has(id));
    if (short >= 0) return tooShort(shop, { index: short, variantId: variantIds[short] ?? 0, fromId });
    await recordChange(
      shop,
      ...moved.map(({ variantId, pieces }): Change => ({
        by,
        action: 'stock.transferred',
        subject: 'variant',
        subjectId: variantId,
        before: { location: fromId },
        after: { location: toId, pieces, ...(note === '' ? {} : { note }) },
      })),
    );
    return moved.length;
  });
}

async function tooShort(
  shop: Shop,
  { index, variantId, fromId }: { index: number; variantId: number; fromId: number },
): Promise<Refusal<'stock-short'>> {
  const [level] = await heldOf(shop, { variantId, locationId: fromId });
  const free = level === undefined ? 0 : level.here - level.held;
  return refusedBy('stock-short', `changes.${index}.pieces`, (t) => t.short(free));
}

function refusedBy<Code extends string>(
  code: Code,
  field: string,
  text: (t: (typeof inventoryMessages)['fa']) => string,
): Refusal<Code> {
  const message = inBoth(inventoryMessages, text);
  return refuse(code, message, { fields: { [field]: message } });
}
