import { randomUUID } from 'node:crypto';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { vatRates } from '#features/prices/server/vat.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import { changeSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { shippingErrors } from './shipping-errors.messages.ts';
import type { SellingTerms, ShippingMethod, ShippingMethodTyped } from '../selling-terms.contract.ts';
import { insertShippingMethod, updateShippingMethod } from './selling-terms.store.ts';

/** The price rule as it holds now, and the rates of tax. */
export async function sellingTerms(shop: Shop): Promise<SellingTerms> {
  const [{ off, above }, rates] = [await priceRule(shop), await vatRates(shop)];
  return { price_off: off, price_above: above, vat_rates: rates.map(({ from, percent }) => ({ from, percent })) };
}

/** Changes the price rule and the tax rates. What was shown with the old ones is made anew; orders keep what they were charged. */
export async function changeSellingTerms(shop: Shop, terms: SellingTerms, by: number): Promise<SellingTerms> {
  const before = await sellingTerms(shop);
  await shop.transaction(async () => {
    await changeSetting(shop, 'price-rule', { off: terms.price_off, above: terms.price_above });
    await changeSetting(shop, 'vat', { rates: terms.vat_rates });
    await recordChange(shop, {
      by,
      action: 'settings.selling-terms-changed',
      subject: 'setting',
      subjectId: 'selling-terms',
      before,
      after: terms,
    });
  });
  return terms;
}

const daysCrossed = () => {
  const message = inBoth(shippingErrors, (t) => t.daysCrossed);
  return refuse('days-crossed', message, { fields: { max_days: message } });
};

const columnsOf = (method: ShippingMethodTyped): unknown[] => [
  method.name_fa,
  method.name_en,
  method.description_fa,
  method.description_en,
  method.price,
  method.min_days,
  method.max_days,
  method.active,
];

/** Adds a way to send orders. */
export async function addShippingMethod(
  shop: Shop,
  method: ShippingMethodTyped,
  by: number,
): Promise<ShippingMethod | Refusal<'days-crossed' | 'too-many'>> {
  if (method.max_days < method.min_days) return daysCrossed();
  return shop.transaction(async () => {
    const [added] = await insertShippingMethod(shop, [...columnsOf(method), randomUUID()]);
    if (added === undefined)
      return refuse(
        'too-many',
        inBoth(shippingErrors, (t) => t.tooManyMethods),
      );
    await recordChange(shop, {
      by,
      action: 'shipping-method.added',
      subject: 'shipping-method',
      subjectId: added.id,
      after: method,
    });
    return added;
  });
}

/** Changes a way to send orders, or takes it out of the offer. None is ever deleted: orders were sent by it. */
export async function changeShippingMethod(
  shop: Shop,
  { id, method, by }: { readonly id: number; readonly method: ShippingMethodTyped; readonly by: number },
): Promise<ShippingMethod | Refusal<'days-crossed' | 'method-unknown'>> {
  if (method.max_days < method.min_days) return daysCrossed();
  return shop.transaction(async () => {
    const [changed] = await updateShippingMethod(shop, [...columnsOf(method), id]);
    if (changed === undefined)
      return refuse(
        'method-unknown',
        inBoth(shippingErrors, (t) => t.shippingUnknown),
      );
    await recordChange(shop, {
      by,
      action: 'shipping-method.changed',
      subject: 'shipping-method',
      subjectId: id,
      before: changed.before,
      after: method,
    });
    return changed;
  });
}
