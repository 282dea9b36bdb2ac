import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

const fa = (number: number) => formatNumber(number, 'fa');

export const checkoutMessages = messages({
  title: { fa: 'نشانی و ارسال', en: 'Checkout' },
  paymentTitle: { fa: 'روش پرداخت', en: 'Payment' },
  cashTitle: { fa: 'پرداخت در محل', en: 'Cash on delivery' },
  steps: { fa: 'مراحل خرید', en: 'Steps of the purchase' },
  stepCart: { fa: 'سبد', en: 'Cart' },
  stepAddress: { fa: 'نشانی و ارسال', en: 'Address' },
  stepPayment: { fa: 'پرداخت', en: 'Payment' },
  loading: { fa: 'در حال آماده کردن…', en: 'Getting ready…' },
  failed: { fa: 'اطلاعات خرید بارگذاری نشد.', en: 'The checkout did not load.' },
  cartEmpty: { fa: 'سبد خرید خالی است', en: 'Your cart is empty' },
  cartEmptyHint: { fa: 'اول کالایی به سبدتان اضافه کنید.', en: 'Put something into it first.' },
  browse: { fa: 'دیدن کالاها', en: 'Browse products' },
  maybePlaced: {
    fa: 'پاسخ آخرین سفارش به شما نرسید؛ شاید ثبت شده باشد.',
    en: 'The answer to your last order did not reach you; it may have been placed.',
  },
  myOrders: { fa: 'دیدن سفارش‌های من', en: 'See my orders' },

  billing: { fa: 'نشانی گیرنده', en: 'Billing Information' },
  edit: { fa: 'ویرایش', en: 'Edit' },
  addressBook: { fa: 'ویرایش نشانی‌ها', en: 'Edit addresses' },
  otherAddress: { fa: 'نشانی دیگری', en: 'Another address' },

  saveAddress: { fa: 'این نشانی برای خریدهای بعدی ذخیره شود', en: 'Save this address for next time' },

  officialInvoice: {
    fa: 'صورت‌حساب رسمی می‌خواهم (شرکت یا کد ملی)',
    en: 'I need an official invoice (company or national code)',
  },
  officialInvoiceHint: {
    fa: 'این نام و شناسه روی صورت‌حساب می‌آید؛ نشانی همان نشانی گیرنده است.',
    en: 'The invoice bears this name and id; its address is that of the delivery.',
  },
  billingName: { fa: 'نام شرکت یا خریدار', en: 'Name of the company or buyer' },
  nationalId: { fa: 'شناسهٔ ملی یا کد ملی', en: 'National id or national code' },
  nationalIdHint: { fa: 'شرکت: ۱۱ رقم، شخص: ۱۰ رقم', en: 'Company: 11 digits, person: 10 digits' },
  economicCode: { fa: 'کد اقتصادی', en: 'Economic code' },
  economicCodeHint: { fa: 'اگر دارید، ۱۱ تا ۱۴ رقم', en: 'If there is one: 11 to 14 digits' },
  'no-billing-name': { fa: 'نامی را که روی صورت‌حساب می‌آید بنویسید.', en: 'Write the name for the invoice.' },
  'not-a-tax-id': {
    fa: 'شناسهٔ ملی ۱۱ رقم و کد ملی ۱۰ رقم دارد؛ رقم‌ها را یک بار دیگر ببینید.',
    en: 'A national id has 11 digits and a national code 10; please check the digits.',
  },
  'not-an-economic-code': { fa: 'کد اقتصادی ۱۱ تا ۱۴ رقم است.', en: 'An economic code has 11 to 14 digits.' },

  goods: { fa: 'کالاهای این سفارش', en: 'Your items' },
  piecesOf: { fa: (count: number) => `${fa(count)} عدد`, en: (count: number) => `${count} of` },
  itemsSum: { fa: 'جمع کالاها', en: 'Items' },
  arrives: { fa: 'به دستتان می‌رسد', en: 'Arrives' },
  signInTitle: { fa: 'برای ادامه وارد شوید', en: 'Sign in to go on' },
  signInReason: {
    fa: 'شمارهٔ شما را می‌خواهیم تا سفارش را به نام شما ثبت کنیم و خبر رسیدنش را پیامک کنیم. سبدتان همین‌جا می‌ماند.',
    en: 'Your number is what the order is placed under, and where we text you about it. Your cart stays as it is.',
  },

  shippingMethods: { fa: 'روش ارسال', en: 'Shipping Method' },
  days: {
    fa: (least: number, max: number) => {
      if (max === 0) return 'همان روز';
      if (least === 1 && max === 1) return 'یک روزه';
      return least === max ? `${fa(least)} روز` : `${least === 0 ? '' : `${fa(least)} `}تا ${fa(max)} روز`;
    },
    en: (least: number, max: number) => {
      if (max === 0) return 'the same day';
      if (least === 0) return `up to ${max} ${max === 1 ? 'day' : 'days'}`;
      return least === max ? `${least} ${least === 1 ? 'day' : 'days'}` : `${least}-${max} days`;
    },
  },
  free: { fa: 'رایگان', en: 'Free' },

  coupon: { fa: 'کد تخفیف', en: 'Coupon' },
  couponPlaceholder: { fa: 'مثلاً GET20', en: 'For example GET20' },
  apply: { fa: 'اعمال', en: 'Apply' },
  couponApplied: { fa: (code: string) => `کد ${code} اعمال شد`, en: (code: string) => `${code} is applied` },
  couponHeld: {
    fa: 'کد تخفیف اعمال شد؛ مبلغ تازه را ببینید و دوباره بزنید.',
    en: 'The coupon is applied; see the new total and press again.',
  },
  removeCoupon: { fa: 'برداشتن کد', en: 'Remove the coupon' },

  summary: { fa: 'خلاصهٔ پرداخت', en: 'Summary' },
  total: { fa: 'مبلغ کل', en: 'Total' },
  quoteFailed: { fa: 'جمع‌ها به‌روز نشد.', en: 'The sums are not up to date.' },
  tryAgain: { fa: 'تلاش دوباره', en: 'Try again' },
  confirm: { fa: 'تأیید و پرداخت', en: 'Confirm & Pay' },
  confirmAmount: {
    fa: (total: number) => `تأیید و پرداخت ${formatToman(total, 'fa')} تومان`,
    en: (total: number) => `Confirm & Pay ${formatToman(total, 'en')} Toman`,
  },

  credit: { fa: 'پرداخت از اعتبار', en: 'Pay from your credit' },
  creditHas: {
    fa: (credit: number) => `${formatToman(credit, 'fa')} تومان اعتبار دارید`,
    en: (credit: number) => `You have ${formatToman(credit, 'en')} Toman of credit`,
  },
  creditCovers: { fa: 'اعتبار شما برای همهٔ این سفارش کافی است.', en: 'Your credit pays for all of this order.' },
  creditLeaves: {
    fa: (due: number) => `${formatToman(due, 'fa')} تومان دیگر را به یکی از این روش‌ها پرداخت کنید.`,
    en: (due: number) => `Pay the other ${formatToman(due, 'en')} Toman in one of these ways.`,
  },
  payByCredit: { fa: 'ثبت سفارش با اعتبار', en: 'Order with your credit' },

  howToPay: { fa: 'چطور پرداخت می‌کنید؟', en: 'How would you like to pay?' },
  noMethods: { fa: 'الان هیچ روش پرداختی در دسترس نیست.', en: 'There is no way to pay at the moment.' },
  payNow: {
    fa: (total: number) => `پرداخت ${formatToman(total, 'fa')} تومان`,
    en: (total: number) => `Pay ${formatToman(total, 'en')} Toman`,
  },
  chooseWay: { fa: 'روش پرداخت را انتخاب کنید', en: 'Choose how to pay' },
  toGateway: { fa: 'رفتن به درگاه', en: 'Go to the gateway' },
  paying: { fa: 'رفتن به درگاه…', en: 'To the gateway…' },
  sendTo: { fa: 'ارسال به', en: 'Send to' },
  cashLead: {
    fa: (total: number) => `${formatToman(total, 'fa')} تومان را هنگام تحویل، نقد یا با کارت‌خوان پرداخت می‌کنید.`,
    en: (total: number) =>
      `You pay ${formatToman(total, 'en')} Toman when the goods are handed over, in cash or by card.`,
  },
  bankTitle: { fa: 'انتقال بانکی', en: 'Bank transfer' },
  bankLead: {
    fa: (due: number) =>
      `سفارش را ثبت کنید، بعد ${formatToman(due, 'fa')} تومان به یکی از این حساب‌ها واریز کنید و شمارهٔ پیگیری و رسید را همین‌جا ثبت کنید.`,
    en: (due: number) =>
      `Place the order, then transfer ${formatToman(due, 'en')} Toman to one of these accounts and report the reference and receipt here.`,
  },
  bankWaits: {
    fa: (hours: number) => `کالاها ${fa(hours)} ساعت برای شما نگه داشته می‌شود.`,
    en: (hours: number) => `The items are held for you for ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  },
  accountsFailed: { fa: 'حساب‌های فروشگاه بارگذاری نشد.', en: 'The accounts of the shop did not load.' },
  orderNow: { fa: 'ثبت سفارش', en: 'Order Now' },
  ordering: { fa: 'در حال ثبت…', en: 'Placing…' },
  totalChanged: {
    fa: (before: number, after: number) =>
      `مبلغ از ${formatToman(before, 'fa')} به ${formatToman(after, 'fa')} تومان تغییر کرد؛ اگر قبول دارید، دوباره بزنید.`,
    en: (before: number, after: number) =>
      `The total changed from ${formatToman(before, 'en')} to ${formatToman(after, 'en')} Toman; press again to agree.`,
  },
  noAnswer: {
    fa: 'ارتباط برقرار نشد. دوباره بزنید؛ سفارش دو بار ثبت نمی‌شود.',
    en: 'No connection. Press again: the order is not placed twice.',
  },
  notPlaced: { fa: 'سفارش ثبت نشد؛ دوباره تلاش کنید.', en: 'The order was not placed; try again.' },
  backToCart: { fa: 'بازگشت به سبد', en: 'Back to the cart' },
  backToAddress: { fa: 'بازگشت به نشانی', en: 'Back to the address' },

  paymentSuccessful: { fa: 'پرداخت موفق', en: 'Payment successful' },
  paidText: {
    fa: 'ممنون از خریدتان. سفارش شما در حال آماده شدن است.',
    en: 'Thank you. Your order is on its way to packaging.',
  },
  cashPlaced: { fa: 'سفارش شما ثبت شد', en: 'Your order is placed' },
  transferReported: { fa: 'واریز شما در حال بررسی است', en: 'Your transfer is being checked' },
  transferConfirmed: {
    fa: 'واریز شما تأیید شد و سفارش برای آماده‌سازی فرستاده شد.',
    en: 'Your transfer is confirmed, and your order is on its way to packaging.',
  },
  orderFailed: { fa: 'سفارش بارگذاری نشد.', en: 'Your order did not load.' },
  orderUnknown: { fa: 'این سفارش را بین سفارش‌های شما پیدا نکردیم', en: 'We did not find this order among yours' },
  orderUnknownText: {
    fa: 'شاید شمارهٔ سفارش درست نباشد یا با حساب دیگری وارد شده باشید.',
    en: 'Its number, or the account that you are signed in with, may be another one.',
  },
  awaiting: { fa: 'این سفارش هنوز پرداخت نشده است.', en: 'This order is not paid yet.' },
  orderNumber: { fa: 'شمارهٔ سفارش', en: 'Order number' },
  followOrder: { fa: 'پیگیری سفارش', en: 'Follow the order' },
  toHome: { fa: 'بازگشت به خانه', en: 'Back to home' },

  failedTitle: { fa: 'پرداخت ناموفق', en: 'Payment failed' },
  failedText: {
    fa: 'پرداخت انجام نشد. اگر پولی از حسابتان کم شده، بانک آن را برمی‌گرداند.',
    en: 'Nothing was paid; if money left your account, the bank returns it.',
  },
  stillHeld: { fa: 'کالاها تا پایان این زمان برای شما نگه داشته می‌شود', en: 'The items are held for you until' },
  cancelledTitle: { fa: 'این سفارش لغو شده است', en: 'This order was cancelled' },
  cancelledText: { fa: 'دیگر لازم نیست برای آن پولی بدهید.', en: 'Nothing is to be paid for it any more.' },
  cancelledPaidText: {
    fa: 'پولی که پرداخت کرده‌اید به شما برمی‌گردد؛ جزئیاتش در صفحهٔ سفارش است.',
    en: 'What you paid comes back to you; the order tells how.',
  },
  lapsed: { fa: 'مهلت پرداخت این سفارش گذشته است.', en: 'The time to pay this order is over.' },
  resultTitle: { fa: 'نتیجهٔ پرداخت', en: 'Your payment' },
  confirmingTitle: { fa: 'در انتظار پاسخ بانک', en: 'Waiting for the bank' },
  confirmingText: {
    fa: 'بانک هنوز پرداخت شما را تأیید نکرده است. خودمان پیگیری می‌کنیم و نتیجه را پیامک می‌کنیم؛ پولتان گم نمی‌شود.',
    en: 'The bank has not said yet whether you paid. We keep asking and send you a text; your money is not lost.',
  },
  requestAgain: { fa: 'بررسی دوباره', en: 'Ask the bank again' },
  requestingAgain: { fa: 'در حال بررسی…', en: 'Asking…' },
  standsTitle: { fa: 'این سفارش ثبت شده است', en: 'This order is placed' },
  standsText: {
    fa: 'اگر بعد از آن باز هم پولی پرداخت کرده‌اید، به شما برمی‌گردد؛ جزئیاتش در صفحهٔ سفارش است.',
    en: 'If you paid once more afterwards, that money comes back to you; the order tells how.',
  },
  otherWays: { fa: 'پرداخت همین سفارش به روشی دیگر', en: 'Pay this order another way' },
  otherWaysHint: { fa: 'کالاها همچنان برای شما نگه داشته می‌شود.', en: 'The items stay held for you.' },
  orderAgain: { fa: 'سفارش دوبارهٔ همین کالاها', en: 'Order the same items again' },
  orderAgainBusy: { fa: 'برگرداندن به سبد…', en: 'Back into the cart…' },
  orderAgainHint: {
    fa: 'کالاها به سبد برمی‌گردد و قیمت امروز حساب می‌شود.',
    en: 'The items return to the cart at today’s prices.',
  },
});
