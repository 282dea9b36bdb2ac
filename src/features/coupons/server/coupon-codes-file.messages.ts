import { messages } from '#shared/messages.ts';

/** File name and column headings of the code export. */
export const couponCodesFileMessages = messages({
  file: { fa: (day: string) => `کدهای-تخفیف-${day}.csv`, en: (day: string) => `coupon-codes-${day}.csv` },
  code: { fa: 'کد', en: 'Code' },
  status: { fa: 'وضعیت', en: 'Status' },
  free: { fa: 'آزاد', en: 'Free' },
  redeemed: { fa: 'استفاده‌شده', en: 'Redeemed' },
  revoked: { fa: 'باطل', en: 'Revoked' },
  order: { fa: 'سفارش', en: 'Order' },
  redeemedAt: { fa: 'زمان استفاده', en: 'Redeemed at' },
});
