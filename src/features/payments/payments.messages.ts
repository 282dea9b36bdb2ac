import { formatNumber } from '#shared/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/money.ts';

/** What the sentences about cash are made of. */
interface CashFacts {
  readonly mostDue: number;
  readonly city: string;
  readonly goods: readonly string[];
}

/** The ways to pay, as the shopper reads them. */
export const paymentsMessages = messages({
  cash: { fa: 'پرداخت در محل', en: 'Cash on delivery' },
  cashAbout: { fa: 'هنگام تحویل کالا پرداخت می‌کنید.', en: 'You pay when the goods are handed over.' },
  'cash-prepaid-only': {
    fa: ({ goods }: CashFacts) => `${goods.map((name) => `«${name}»`).join('، ')} فقط با پرداخت پیش از ارسال فروخته می‌شود.`,
    en: ({ goods }: CashFacts) => `${goods.join(', ')} can only be bought by paying before it is sent.`,
  },
  'cash-not-there': {
    fa: ({ city }: CashFacts) => `پرداخت در محل به «${city}» نمی‌رسد.`,
    en: ({ city }: CashFacts) => `Cash on delivery is not offered in ${city}.`,
  },
  'cash-over-limit': {
    fa: ({ mostDue }: CashFacts) => `پرداخت در محل تا ${formatToman(mostDue, 'fa')} تومان پذیرفته می‌شود.`,
    en: ({ mostDue }: CashFacts) => `Cash on delivery is taken up to ${formatToman(mostDue, 'en')} Toman.`,
  },
  bank: { fa: 'انتقال بانکی', en: 'Bank transfer' },
  bankAbout: {
    fa: (hours: number) => `به حساب یا کارت ما واریز می‌کنید؛ سفارش ${formatNumber(hours, 'fa')} ساعت منتظر می‌ماند.`,
    en: (hours: number) => `You transfer to our account or card; the order waits ${formatNumber(hours, 'en')} ${hours === 1 ? 'hour' : 'hours'}.`,
  },
  online: { fa: 'پرداخت اینترنتی', en: 'Online payment' },
  onlineAbout: { fa: 'با همهٔ کارت‌های بانکی عضو شتاب', en: 'With any Iranian bank card' },
  onlineDemoAbout: {
    fa: 'درگاه نمایشی: هیچ پولی جابه‌جا نمی‌شود.',
    en: 'A stand-in gateway: no money is moved.',
  },
  zibal: { fa: 'درگاه زیبال', en: 'Zibal' },
  zibalAbout: { fa: 'با همهٔ کارت‌های بانکی عضو شتاب، از درگاه زیبال', en: 'With any Iranian bank card, through Zibal' },
  purpose: { fa: (number: string) => `سفارش ${number} از حجره`, en: (number: string) => `Order ${number} at Hojreh` },
});
