import { recordChange } from '#features/audit/server/audit.service.ts';
import { vatRates } from './vat.service.ts';
import { priceRule } from './price-rule.service.ts';
import { changeSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { sellingTermsErrors } from './selling-terms-errors.messages.ts';
import type { SellingTerms } from '../selling-terms.contract.ts';

/** Returns the current price rule and tax rates. */
export async function sellingTerms(shop: Shop): Promise<SellingTerms> {
  const [{ off, above }, rates] = [await priceRule(shop), await vatRates(shop)];
  return { off_amount: off, above_amount: above, vat_rates: rates.map(({ from, percent }) => ({ from, percent })) };
}

/** Changes the price rule and the tax rates. Cached responses that depend on them are invalidated; orders keep what they were charged. */
export async function changeSellingTerms(shop: Shop, terms: SellingTerms, by: number): Promise<SellingTerms> {
  const before = await sellingTerms(shop);
  await shop.transaction(async () => {
    await changeSetting(shop, 'price-rule', { off: terms.off_amount, above: terms.above_amount });
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

/**
 * Rejects a rule that takes off more than its threshold, which would make prices just above the threshold zero, and two rates on the same day, which
 * would be ambiguous.
 */
export function sellingTermsRejection({
  off_amount: off,
  above_amount: above,
  vat_rates: rates,
}: SellingTerms): Refusal<'terms-wrong'> | null {
  const twice = rates.findIndex(({ from }, index) => rates.slice(0, index).some((rate) => rate.from === from));
  if (twice !== -1) {
    const message = inBoth(sellingTermsErrors, (t) => t.twoRatesOfADay);
    return refuse('terms-wrong', message, { fields: { [`vat_rates.${twice}.from`]: message } });
  }
  if (off <= above) return null;
  const text = inBoth(sellingTermsErrors, (t) => t.offAboveThreshold);
  return refuse('terms-wrong', text, { fields: { off_amount: text } });
}
