import type { Text } from '#shared/language.ts';

/** PayPal issues that occur in a shop, by name. */
const sayings: Readonly<Record<string, Text>> = {
  ORDER_NOT_APPROVED: {
    fa: 'خریدار این پرداخت را در پی‌پال تأیید نکرد.',
    en: 'The buyer did not approve it at PayPal.',
  },
  PAYER_ACTION_REQUIRED: {
    fa: 'خریدار هنوز باید در پی‌پال کاری انجام دهد.',
    en: 'The buyer still has something to do at PayPal.',
  },
  INSTRUMENT_DECLINED: {
    fa: 'پی‌پال کارت یا حساب خریدار را نپذیرفت.',
    en: 'PayPal declined the buyer’s card or account.',
  },
  PAYER_CANNOT_PAY: {
    fa: 'خریدار نمی‌تواند با پی‌پال این سفارش را بپردازد.',
    en: 'The buyer cannot pay this with PayPal.',
  },
  TRANSACTION_REFUSED: { fa: 'پی‌پال این پرداخت را رد کرد.', en: 'PayPal refused the payment.' },
  ORDER_EXPIRED: { fa: 'مهلت این پرداخت در پی‌پال گذشت.', en: 'PayPal’s time for it ended.' },
  RESOURCE_NOT_FOUND: { fa: 'پی‌پال این پرداخت را نمی‌شناسد.', en: 'PayPal does not know this payment.' },
  INVALID_RESOURCE_ID: { fa: 'پی‌پال این پرداخت را نمی‌شناسد.', en: 'PayPal does not know this payment.' },
  CAPTURE_FULLY_REFUNDED: { fa: 'همهٔ این پول پیش‌تر برگشته است.', en: 'All of it has gone back before.' },
  REFUND_AMOUNT_EXCEEDED: { fa: 'مبلغ برگشت از مبلغ پرداخت بیشتر است.', en: 'More would go back than was paid.' },
};

/** Returns the meaning of an issue for the staff; null for an unknown one. */
export function explainPaypal(response: string): Text | null {
  return sayings[response] ?? null;
}
