import type { Text } from '#shared/language.ts';

/** The provider's codes for charges that did not succeed, with their meaning. */
const sayings: Readonly<Record<string, Text>> = {
  waiting: { fa: 'خریدار هنوز صفحهٔ بانک را تمام نکرده است.', en: 'The buyer has not finished on the bank’s page.' },
  left: { fa: 'خریدار از صفحهٔ بانک انصراف داد.', en: 'The buyer left the bank’s page.' },
  lapsed: {
    fa: 'مهلت این پرداخت در درگاه کارت گذشت و پول به کارت برگشت.',
    en: 'The provider’s time for it ended, and the money went back to the card.',
  },
  charge_unknown: { fa: 'درگاه کارت این پرداخت را نمی‌شناسد.', en: 'The card provider does not know this payment.' },
  insufficient_funds: { fa: 'موجودی کارت کافی نیست.', en: 'There is not enough money on the card.' },
  do_not_honour: { fa: 'بانک این کارت را نپذیرفت.', en: 'The bank declined the card.' },
  amount_exceeds_charge: { fa: 'مبلغ برگشت از مبلغ پرداخت بیشتر است.', en: 'More would go back than was paid.' },
};

/** Returns the meaning of a code for the staff; null for an unknown code. */
export function explainCard(response: string): Text | null {
  return sayings[response] ?? null;
}
