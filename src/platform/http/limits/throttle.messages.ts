import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';

const minutesOf = (seconds: number) => Math.ceil(seconds / 60);

/** The messages for a caller with too many attempts. */
export const throttleMessages = messages({
  waitSeconds: {
    fa: (wait: number) => `زیاد تلاش کردید؛ ${toPersianDigits(String(wait))} ثانیهٔ دیگر دوباره تلاش کنید.`,
    en: (wait: number) => `Too many tries; please try again in ${wait} seconds.`,
  },
  waitMinutes: {
    fa: (seconds: number) =>
      `زیاد تلاش کردید؛ ${toPersianDigits(String(minutesOf(seconds)))} دقیقهٔ دیگر دوباره تلاش کنید.`,
    en: (seconds: number) => `Too many tries; please try again in ${minutesOf(seconds)} minutes.`,
  },
  tooManyCalls: {
    fa: (seconds: number) =>
      `برنامه بیش از سهمش درخواست فرستاده است؛ ${toPersianDigits(String(seconds))} ثانیهٔ دیگر ادامه دهد.`,
    en: (seconds: number) => `The program has made more calls than it may; it can go on in ${seconds} seconds.`,
  },
  waitTomorrow: {
    fa: 'امروز زیاد تلاش کردید؛ فردا دوباره تلاش کنید.',
    en: 'Too many tries today; please try again tomorrow.',
  },
});
