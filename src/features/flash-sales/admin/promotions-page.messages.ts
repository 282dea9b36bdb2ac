import { messages } from '#shared/messages.ts';

/** Messages of the page that combines coupons, flash sales and featured content. */
export const promotionsPageMessages = messages({
  title: { fa: 'تخفیف‌ها و پیشنهادها', en: 'Coupons and offers' },
  coupons: { fa: 'کدهای تخفیف', en: 'Coupons' },
  flashSales: { fa: 'پیشنهادهای ویژه', en: 'Special offers' },
  featured: { fa: 'کالاهای برگزیده', en: 'Featured' },
});
