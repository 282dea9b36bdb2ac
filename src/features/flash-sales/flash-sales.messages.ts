import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Messages of flash sales. */
export const flashSalesMessages = messages({
  percentSold: { fa: (percent: number) => `${fa(percent)}٪ فروخته شد`, en: (percent: number) => `${percent}% sold` },
  flashSaleEnds: {
    fa: (name: string) => `تا پایان پیشنهاد ${name}`,
    en: (name: string) => `Until the offer of ${name} ends`,
  },
  flashSaleEndsIn: { fa: 'تا پایان', en: 'Ends in' },
  flashSaleEnded: { fa: 'این پیشنهاد پایان یافت', en: 'This offer has ended' },
  flashSaleIntro: {
    fa: 'هر پیشنهاد تا پایان زمانش یا تا فروش آخرین عدد آن برقرار است.',
    en: 'Each offer holds until its time is over or its last piece is sold.',
  },
  noFlashSales: { fa: 'الان پیشنهاد ویژه‌ای نیست.', en: 'There is no special offer at the moment.' },
  noFlashSalesHint: {
    fa: 'کالاهای دیگر را ببینید.',
    en: 'Look at everything else.',
  },
  flashSale: { fa: 'پیشنهادهای ویژه', en: 'Flash sale' },
  allProducts: { fa: 'همهٔ کالاها', en: 'All products' },
  specialPrice: { fa: 'پیشنهاد ویژه', en: 'Special offer' },
  untilEnd: { fa: 'تا پایان پیشنهاد', en: 'Until the offer ends' },
});
