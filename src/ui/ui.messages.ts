import { messages } from '#shared/messages.ts';
import { formatNumber } from '#shared/text/digits.ts';

export const uiMessages = messages({
  wholeNumber: { fa: 'عدد صحیح بنویسید، بدون اعشار.', en: 'Write a whole number, without decimals.' },
  close: { fa: 'بستن', en: 'Close' },
  loading: { fa: 'در حال بارگذاری', en: 'Loading' },
  showPassword: { fa: 'نمایش رمز عبور', en: 'Show password' },
  hidePassword: { fa: 'پنهان کردن رمز عبور', en: 'Hide password' },
  more: { fa: 'یکی بیشتر', en: 'One more' },
  fewer: { fa: 'یکی کمتر', en: 'One fewer' },
  priceBefore: { fa: 'قیمت قبل از تخفیف:', en: 'Price before the discount:' },
  priceNow: { fa: 'قیمت:', en: 'Price:' },
  percentOff: {
    fa: (percent: number) => `${formatNumber(percent, 'fa')}٪ تخفیف`,
    en: (percent: number) => `${percent}% off`,
  },
  carousel: { fa: 'نمایش چرخان', en: 'carousel' },
  slide: { fa: 'اسلاید', en: 'slide' },
  slideOf: {
    fa: (index: number, count: number) => `${formatNumber(index, 'fa')} از ${formatNumber(count, 'fa')}`,
    en: (index: number, count: number) => `${index} of ${count}`,
  },
  previousSlide: { fa: 'قبلی', en: 'Previous' },
  nextSlide: { fa: 'بعدی', en: 'Next' },
  pause: { fa: 'توقف حرکت', en: 'Stop moving' },
  play: { fa: 'ادامهٔ حرکت', en: 'Move again' },
  rated: {
    fa: (rating: string, max: string) => `امتیاز ${rating} از ${max}`,
    en: (rating: string, max: string) => `Rated ${rating} of ${max}`,
  },
  codeDigit: {
    fa: (index: number, count: number) => `رقم ${formatNumber(index, 'fa')} از ${formatNumber(count, 'fa')}`,
    en: (index: number, count: number) => `Digit ${index} of ${count}`,
  },
  daysLong: { fa: (days: number) => `${formatNumber(days, 'fa')} روز`, en: (days: number) => `${days} days` },
  hoursLong: {
    fa: (hours: number) => `${formatNumber(hours, 'fa')} ساعت`,
    en: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  },
  days: { fa: 'روز', en: 'days' },
  hours: { fa: 'ساعت', en: 'hours' },
  minutes: { fa: 'دقیقه', en: 'min' },
  seconds: { fa: 'ثانیه', en: 'sec' },
  done: { fa: 'انجام شد', en: 'Done' },
  current: { fa: 'الان', en: 'Now' },
  toCome: { fa: 'در پیش', en: 'To come' },
  partMissing: {
    fa: 'این بخش باز نشد. اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    en: 'This part did not open. Check your connection and try again.',
  },
  tryAgain: { fa: 'تلاش دوباره', en: 'Try again' },
  notices: { fa: 'پیام‌ها', en: 'Messages' },
});
