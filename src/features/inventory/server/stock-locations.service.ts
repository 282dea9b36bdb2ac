import { recordChange } from '#features/audit/server/audit.service.ts';
import { isUniqueViolation } from '#platform/database/sql-state.ts';
import { changedMeanwhile, isSameOrder } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { inventoryMessages } from '../inventory.messages.ts';
import type { StockLocation, StockLocationForm } from '../stock-locations.contract.ts';
import { mainLocationId, maxStockLocations } from '../stock-locations.rules.ts';
import {
  archiveEmptyLocation,
  everyLocation,
  insertLocation,
  lockLocation,
  lockLocations,
  orderLocations,
  renameLocation,
  unsentOrders,
} from './stock-locations.store.ts';

export const locationNotFound = (field?: string): Refusal<'stock-location-not-found'> => {
  const message = inBoth(inventoryMessages, (t) => t.locationUnknown);
  return refuse('stock-location-not-found', message, field === undefined ? {} : { fields: { [field]: message } });
};

/** Returns a location, archived or not. */
export async function stockLocation(
  shop: Shop,
  id: number,
): Promise<StockLocation | Refusal<'stock-location-not-found'>> {
  return (await everyLocation(shop)).find((location) => location.id === id) ?? locationNotFound();
}

/** Returns the index of the first location that does not exist or is archived; null when all are valid. */
export async function unknownLocation(shop: Shop, ids: readonly (number | undefined)[]): Promise<number | null> {
  if (ids.every((id) => id === undefined || id === mainLocationId)) return null;
  const known = new Set((await everyLocation(shop)).filter(({ archived }) => !archived).map(({ id }) => id));
  const index = ids.findIndex((id) => id !== undefined && !known.has(id));
  return index < 0 ? null : index;
}

const taken = (error: unknown): Refusal<'stock-location-taken'> => {
  const written = (['fa', 'en'] as const).find((language) =>
    isUniqueViolation(error, `stock_locations_name_${language}`),
  );
  if (written === undefined) throw error;
  const message = inBoth(inventoryMessages, (t) => t.locationTaken);
  return refuse('stock-location-taken', message, { fields: { [`name.${written}`]: message } });
};

const namesOf = ({ name }: StockLocationForm) => ({ nameFa: name.fa, nameEn: name.en });

/** Adds a location at the end. From the second one on, orders take pieces in the owner's order of locations. */
export async function addLocation(
  shop: Shop,
  { by, form }: { readonly by: number; readonly form: StockLocationForm },
): Promise<StockLocation | Refusal<'stock-location-taken' | 'too-many-stock-locations'>> {
  try {
    return await shop.transaction(async () => {
      const [added] = await insertLocation(shop, namesOf(form));
      if (added === undefined)
        return refuse(
          'too-many-stock-locations',
          inBoth(inventoryMessages, (t) => t.tooManyLocations(maxStockLocations)),
        );
      await recordChange(shop, {
        by,
        action: 'stock-location.added',
        subject: 'stock-location',
        subjectId: added.id,
        after: form,
      });
      return added;
    });
  } catch (error) {
    return taken(error);
  }
}

interface SeenLocation {
  readonly by: number;
  readonly id: number;
  readonly version: number;
}

/** Renames a location if its version is unchanged. */
export async function changeLocation(
  shop: Shop,
  { by, id, version, form }: SeenLocation & { readonly form: StockLocationForm },
): Promise<StockLocation | Refusal<'stock-location-not-found' | 'stock-location-taken' | 'changed-meanwhile'>> {
  try {
    return await shop.transaction(async () => {
      const [renamed] = await renameLocation(shop, { ...namesOf(form), id, version });
      if (renamed === undefined) return notSeen(shop, id);
      const { before, ...location } = renamed;
      await recordChange(shop, {
        by,
        action: 'stock-location.changed',
        subject: 'stock-location',
        subjectId: id,
        before,
        after: form,
      });
      return location;
    });
  } catch (error) {
    return taken(error);
  }
}

async function notSeen(shop: Shop, id: number): Promise<Refusal<'stock-location-not-found' | 'changed-meanwhile'>> {
  const now = await stockLocation(shop, id);
  return isRefusal(now) ? now : changedMeanwhile(now.version);
}

/** Sets the order in which orders take from the active locations, if the expected order is current. */
export function setLocationOrder(
  shop: Shop,
  {
    by,
    ids,
    before: seen,
  }: { readonly by: number; readonly ids: readonly number[]; readonly before: readonly number[] },
): Promise<StockLocation[] | Refusal<'stock-locations-incomplete' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    await lockLocations(shop);
    const before = (await everyLocation(shop)).filter(({ archived }) => !archived).map(({ id }) => id);
    if (!isSameOrder(before, seen)) return changedMeanwhile();
    const ordered = await orderLocations(shop, { ids });
    const distinct = new Set(ids);
    if (ordered.length !== ids.length || distinct.size !== ids.length || before.some((id) => !distinct.has(id)))
      return refuse(
        'stock-locations-incomplete',
        inBoth(inventoryMessages, (t) => t.locationsIncomplete),
      );
    await recordChange(shop, {
      by,
      action: 'stock-locations.ordered',
      subject: 'stock-location',
      subjectId: 'order',
      before,
      after: ids,
    });
    return everyLocation(shop);
  });
}

/** Archives a location without stock and without sold goods still to be shipped; serialised against concurrent receipts at the location. */
export function archiveLocation(
  shop: Shop,
  { by, id, version }: SeenLocation,
): Promise<
  | StockLocation
  | Refusal<'stock-location-not-found' | 'stock-location-main' | 'stock-location-not-empty' | 'changed-meanwhile'>
> {
  return shop.transaction(async () => {
    const [found] = await lockLocation(shop, { id });
    if (found === undefined || found.archived) return locationNotFound();
    if (id === mainLocationId)
      return refuse(
        'stock-location-main',
        inBoth(inventoryMessages, (t) => t.locationMain),
      );
    if (found.version !== version) return changedMeanwhile(found.version);
    const [unsent] = await unsentOrders(shop, { id });
    if (unsent !== undefined && unsent.orders > 0)
      return refuse(
        'stock-location-not-empty',
        inBoth(inventoryMessages, (t) => t.locationUnsent(unsent.orders)),
      );
    const [archived] = await archiveEmptyLocation(shop, { id, at: shop.clock.now() });
    if (archived === undefined)
      return refuse(
        'stock-location-not-empty',
        inBoth(inventoryMessages, (t) => t.locationNotEmpty),
      );
    await recordChange(shop, {
      by,
      action: 'stock-location.archived',
      subject: 'stock-location',
      subjectId: id,
      before: { name: archived.name },
    });
    return archived;
  });
}
