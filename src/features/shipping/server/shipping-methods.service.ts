import { randomUUID } from 'node:crypto';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { ShippingMethod, ShippingMethodForm } from '../shipping.contract.ts';
import { shippingErrors } from './shipping-errors.messages.ts';
import { deleteEveryMethod, insertMethod, methodOfId, offeredMethods, updateMethod } from './shipping-methods.store.ts';

/** Returns the available shipping methods, in order. */
export function offeredShippingMethods(shop: Shop): Promise<readonly ShippingMethod[]> {
  return offeredMethods(shop);
}

/** Returns a shipping method, available or not. */
export async function shippingMethod(
  shop: Shop,
  id: number,
): Promise<ShippingMethod | Refusal<'shipping-method-not-found'>> {
  const [method] = await methodOfId(shop, { id });
  return (
    method ??
    refuse(
      'shipping-method-not-found',
      inBoth(shippingErrors, (t) => t.shippingUnknown),
    )
  );
}

const daysCrossed = () => {
  const message = inBoth(shippingErrors, (t) => t.daysCrossed);
  return refuse('days-crossed', message, { fields: { max_days: message } });
};

const paramsOf = (method: ShippingMethodForm) => ({
  nameFa: method.name.fa,
  nameEn: method.name.en,
  descriptionFa: method.description.fa,
  descriptionEn: method.description.en,
  price: method.price,
  minDays: method.min_days,
  maxDays: method.max_days,
  active: method.active,
});

/** Adds a shipping method. */
export async function addShippingMethod(
  shop: Shop,
  method: ShippingMethodForm,
  by: number,
): Promise<ShippingMethod | Refusal<'days-crossed' | 'too-many-shipping-methods'>> {
  if (method.max_days < method.min_days) return daysCrossed();
  return shop.transaction(async () => {
    const [added] = await insertMethod(shop, { ...paramsOf(method), code: randomUUID() });
    if (added === undefined)
      return refuse(
        'too-many-shipping-methods',
        inBoth(shippingErrors, (t) => t.tooManyMethods),
      );
    await recordChange(shop, {
      by,
      action: 'shipping-method.added',
      subject: 'shipping-method',
      subjectId: added.id,
      after: method,
    });
    shop.invalidate('shipping-methods');
    return added;
  });
}

/** Changes or withdraws a shipping method. None is ever deleted, as orders refer to them. */
export async function changeShippingMethod(
  shop: Shop,
  {
    id,
    version,
    method,
    by,
  }: { readonly id: number; readonly version: number; readonly method: ShippingMethodForm; readonly by: number },
): Promise<ShippingMethod | Refusal<'days-crossed' | 'shipping-method-not-found' | 'changed-meanwhile'>> {
  if (method.max_days < method.min_days) return daysCrossed();
  return shop.transaction(async () => {
    const [changed] = await updateMethod(shop, { ...paramsOf(method), id, version });
    if (changed === undefined) {
      const now = await shippingMethod(shop, id);
      return isRefusal(now) ? now : changedMeanwhile(now.version);
    }
    await recordChange(shop, {
      by,
      action: 'shipping-method.changed',
      subject: 'shipping-method',
      subjectId: id,
      before: changed.before,
      after: method,
    });
    shop.invalidate('shipping-methods');
    return changed;
  });
}

/** Deletes the shipping methods of a new shop, before any order uses them. */
export async function removeShippingMethods(shop: Shop): Promise<void> {
  await deleteEveryMethod(shop);
  shop.invalidate('shipping-methods');
}
