import { messages } from '#shared/messages.ts';

export const sellingTermsMessages = messages({
  prices: { fa: 'قیمت و مالیات', en: 'Prices and tax' },
  pricesHint: {
    fa: 'از کالایی که گران‌تر از آستانه است، مبلغ تخفیف کم می‌شود. قیمت‌ها همان لحظه در همهٔ فروشگاه تازه می‌شود.',
    en: 'What costs more than the threshold is reduced by the amount. Prices change at once all over the shop.',
  },
  off: { fa: 'تخفیف ثابت (تومان)', en: 'Flat reduction (Toman)' },
  above: { fa: 'آستانهٔ قیمت (تومان)', en: 'Threshold (Toman)' },
  badNumber: { fa: 'عدد بنویسید.', en: 'Write a number.' },
  save: { fa: 'ذخیره', en: 'Save' },
});
