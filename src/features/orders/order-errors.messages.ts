import { messages } from '#shared/messages.ts';

export const orderErrors = messages({
  notFound: { fa: 'چنین سفارشی ندارید.', en: 'You have no such order.' },
  unknown: { fa: 'چنین سفارشی نیست.', en: 'There is no such order.' },
  movedOn: { fa: 'این سفارش دیگر در آن مرحله نیست.', en: 'This order no longer stands there.' },
  nothingPacked: {
    fa: 'هنوز چیزی از این سفارش بسته‌بندی نشده است؛ کد رهگیری برای مرسوله است.',
    en: 'Nothing of this order is packed yet; a tracking code belongs to a parcel.',
  },
  own: {
    fa: 'فروش به خودتان و دریافت پول نقد سفارش خودتان را همکار دیگری ثبت می‌کند.',
    en: 'Another colleague sells to you, and says that your order was paid in cash.',
  },
  notAStep: { fa: 'سفارش را به این مرحله نمی‌توان برد.', en: 'An order cannot be led to this state.' },
});
