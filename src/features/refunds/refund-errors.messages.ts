import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';

export const refundErrors = messages({
  nothingToRefund: {
    fa: 'از پول این سفارش چیزی برای پس دادن نمانده است.',
    en: 'Nothing of what was paid for this order is left to give back.',
  },
  refundTooMuch: {
    fa: (left: number) => `بیش از ${formatToman(left, 'fa')} تومان از پول این سفارش نمانده است.`,
    en: (left: number) => `No more than ${formatToman(left, 'en')} Toman of what was paid is left.`,
  },
  refundAboveWorth: {
    fa: (worth: number) => `این کالاها ${formatToman(worth, 'fa')} تومان می‌ارزد؛ بیش از آن برنمی‌گردد.`,
    en: (worth: number) => `These goods are worth ${formatToman(worth, 'en')} Toman; no more than that goes back.`,
  },
  refundOfWhat: {
    fa: 'بنویسید چه مبلغی، یا پول کدام کالاها، پس داده شود؛ پول هر عدد یک بار برمی‌گردد.',
    en: 'Write what amount is to go back, or of which goods; each piece is paid back once.',
  },
});
