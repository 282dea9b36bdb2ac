import { messages } from '#shared/messages.ts';

/** Texts of the page that joins coupons, flash sales and what the shop features. */
export const promotionsPageMessages = messages({
  title: { fa: 'تخفیف‌ها و پیشنهادها', en: 'Coupons and offers' },
  coupons: { fa: 'کدهای تخفیف', en: 'Coupons' },
  flashSales: { fa: 'پیشنهادهای ویژه', en: 'Special offers' },
  featured: { fa: 'کالاهای برگزیده', en: 'Featured' },
});
