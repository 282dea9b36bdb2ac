import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** The parameters of the messages about cash. */
interface CashFacts {
  readonly maxDue: number;
  readonly city: string;
  readonly goods: readonly string[];
}

/** Messages about payment methods for shoppers. */
export const paymentsMessages = messages({
  cash: { fa: 'پرداخت در محل', en: 'Cash on delivery' },
  cashAbout: { fa: 'هنگام تحویل کالا پرداخت می‌کنید.', en: 'You pay when the goods are handed over.' },
  'cash-prepaid-only': {
    fa: ({ goods }: CashFacts) =>
      `${goods.map((name) => `«${name}»`).join('، ')} فقط با پرداخت قبل از ارسال فروخته می‌شود.`,
    en: ({ goods }: CashFacts) => `${goods.join(', ')} can only be bought by paying before it is sent.`,
  },
  'cash-not-there': {
    fa: ({ city }: CashFacts) => `پرداخت در محل به «${city}» نمی‌رسد.`,
    en: ({ city }: CashFacts) => `Cash on delivery is not offered in ${city}.`,
  },
  'cash-over-limit': {
    fa: ({ maxDue }: CashFacts) => `پرداخت در محل تا ${formatToman(maxDue, 'fa')} تومان پذیرفته می‌شود.`,
    en: ({ maxDue }: CashFacts) => `Cash on delivery is taken up to ${formatToman(maxDue, 'en')} Toman.`,
  },
  'cash-new-customer': {
    fa: () =>
      'تا اولین سفارش شما به دستتان برسد، سفارش بیشتری با پرداخت در محل ثبت نمی‌شود. این یکی را قبل از ارسال پرداخت کنید.',
    en: () =>
      'Until your first order has reached you, no more can be ordered with cash on delivery. Please pay for this one beforehand.',
  },
  bank: { fa: 'انتقال بانکی', en: 'Bank transfer' },
  bankAbout: {
    fa: (hours: number) => `به حساب یا کارت ما واریز می‌کنید؛ سفارش ${formatNumber(hours, 'fa')} ساعت منتظر می‌ماند.`,
    en: (hours: number) =>
      `You transfer to our account or card; the order waits ${formatNumber(hours, 'en')} ${hours === 1 ? 'hour' : 'hours'}.`,
  },
  online: { fa: 'پرداخت اینترنتی', en: 'Online payment' },
  onlineAbout: { fa: 'با همهٔ کارت‌های بانکی عضو شتاب', en: 'With any Iranian bank card' },
  onlineDemoAbout: {
    fa: 'درگاه نمایشی: هیچ پولی جابه‌جا نمی‌شود.',
    en: 'A stand-in gateway: no money is moved.',
  },
  zibal: { fa: 'درگاه زیبال', en: 'Zibal' },
  zibalAbout: { fa: 'با همهٔ کارت‌های بانکی عضو شتاب، از درگاه زیبال', en: 'With any Iranian bank card, through Zibal' },
  card: { fa: 'کارت بانکی', en: 'Credit card' },
  cardAbout: {
    fa: 'شمارهٔ کارت به فروشگاه نمی‌رسد؛ آن را مستقیم به درگاه کارت می‌سپارید.',
    en: 'Your card number goes straight to the card provider and never to the shop.',
  },
  cardDemoAbout: {
    fa: 'درگاه کارت نمایشی: هیچ پولی جابه‌جا نمی‌شود.',
    en: 'A stand-in card provider: no money is moved.',
  },
  cardNumberSent: {
    fa: 'در این سفارش شمارهٔ کارتی نوشته شده است. آن را پاک کنید؛ شمارهٔ کارت نباید به فروشگاه برسد.',
    en: 'There is a card number in this order. Remove it: card numbers must not reach the shop.',
  },
  paypal: { fa: 'پی‌پال', en: 'PayPal' },
  paypalAbout: {
    fa: 'با حساب پی‌پال و به ارز؛ نرخ را قبل از پرداخت می‌بینید.',
    en: 'With a PayPal account, in its currency; you see the rate before you pay.',
  },
  paypalDemoAbout: { fa: 'پی‌پال نمایشی: هیچ پولی جابه‌جا نمی‌شود.', en: 'A stand-in PayPal: no money is moved.' },
  purpose: {
    fa: (shop: string, number: string) => `سفارش ${number} از ${shop}`,
    en: (shop: string, number: string) => `Order ${number} at ${shop}`,
  },
});
