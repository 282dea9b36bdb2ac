import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** Texts of the pages for paying by card or PayPal. */
export const cardScreens = messages({
  title: { fa: 'پرداخت با کارت', en: 'Credit card' },
  heading: { fa: 'اطلاعات کارت', en: 'Card Details' },
  safe: {
    fa: 'شمارهٔ کارت مستقیم به درگاه کارت می‌رود؛ به فروشگاه نمی‌رسد و در این مرورگر نمی‌ماند.',
    en: 'Your card number goes straight to the card provider: it never reaches the shop and is not kept in this browser.',
  },
  number: { fa: 'شمارهٔ کارت', en: 'Card Number' },
  numberHint: { fa: 'شانزده رقم روی کارت', en: 'The sixteen digits on the card' },
  holder: { fa: 'نام دارندهٔ کارت', en: 'Cardholder Name' },
  expiry: { fa: 'تاریخ انقضا', en: 'Expiry' },
  expiryHint: { fa: 'سال/ماه، مانند ۰۷/۰۳', en: 'As on the card: 07/03 or 08/29' },
  cvv2: { fa: 'CVV2', en: 'CVV' },
  cvv2Hint: { fa: 'سه یا چهار رقم', en: 'Three or four digits' },
  bankIs: { fa: (bank: string) => bank, en: (bank: string) => bank },
  pay: {
    fa: (total: number) => `پرداخت ${formatToman(total, 'fa')} تومان`,
    en: (total: number) => `Pay ${formatToman(total, 'en')} Toman`,
  },
  paying: { fa: 'در حال پرداخت…', en: 'Paying…' },
  demo: { fa: 'کارت‌های آزمایشی', en: 'Cards to try out' },
  demoText: { fa: 'هیچ پولی جابه‌جا نمی‌شود. یکی را انتخاب کنید:', en: 'No money is moved. Take one:' },
  demoOrdinary: { fa: 'با تأیید بانک', en: 'The bank asks' },
  demoAtOnce: { fa: 'همان لحظه پذیرفته', en: 'Accepted at once' },
  demoInsufficient: { fa: 'موجودی ناکافی', en: 'Not enough money' },
  demoDeclined: { fa: 'ردشده', en: 'Declined' },
  demoHolder: { fa: 'سارا محمدی', en: 'Sara Mohammadi' },

  'number-missing': { fa: 'شمارهٔ کارت را بنویسید.', en: 'Enter the card number.' },
  'number-short': { fa: 'شمارهٔ کارت شانزده رقم دارد.', en: 'A card number has sixteen digits.' },
  'number-wrong': {
    fa: 'این شمارهٔ کارت درست نیست؛ رقم‌ها را با کارت مقایسه کنید.',
    en: 'This is no card number; compare its digits with the card.',
  },
  'holder-missing': { fa: 'نام روی کارت را بنویسید.', en: 'Enter the name on the card.' },
  'holder-no-name': { fa: 'نام را با حروف و بدون رقم بنویسید.', en: 'Write the name in letters, without digits.' },
  'expiry-missing': { fa: 'تاریخ انقضا را بنویسید.', en: 'Enter the expiry date.' },
  'expiry-unreadable': {
    fa: 'تاریخ را همان‌طور که روی کارت است بنویسید، مانند ۰۷/۰۳.',
    en: 'Write the date as it is on the card, such as 07/03 or 08/29.',
  },
  'expiry-past': { fa: 'زمان این کارت گذشته است.', en: 'This card has expired.' },
  'cvv2-missing': { fa: 'کد CVV2 را بنویسید.', en: 'Enter the CVV.' },
  'cvv2-wrong': { fa: 'کد CVV2 سه یا چهار رقم دارد.', en: 'A CVV has three or four digits.' },
  refused: {
    fa: 'درگاه کارت این کارت را نپذیرفت. کارت دیگری را امتحان کنید.',
    en: 'The card provider did not accept this card. Use another one.',
  },
  unreachable: {
    fa: 'درگاه کارت پاسخ نداد. دوباره تلاش کنید یا روش دیگری انتخاب کنید.',
    en: 'The card provider did not answer. Try again, or choose another way.',
  },

  insufficient_funds: {
    fa: 'موجودی کارت کافی نبود. با کارت دیگری پرداخت کنید.',
    en: 'There was not enough money on the card. Pay with another one.',
  },
  do_not_honour: {
    fa: 'بانک این کارت را نپذیرفت. با کارت دیگری پرداخت کنید.',
    en: 'The bank declined the card. Pay with another one.',
  },

  bankPage: { fa: 'اطلاعات کارت را در صفحهٔ بانک می‌نویسید', en: 'You enter your card on the bank’s page' },
  bankPageText: {
    fa: 'این فروشگاه شمارهٔ کارت نمی‌گیرد. با زدن دکمهٔ زیر به درگاه امن بانک می‌روید و بعد از پرداخت برمی‌گردید.',
    en: 'This shop takes no card numbers. The button below leads to the bank’s secure page; after paying you come back here.',
  },
  toBank: { fa: 'رفتن به درگاه بانک', en: 'Go to the bank' },
  leaving: { fa: 'رفتن به درگاه…', en: 'To the gateway…' },

  order: {
    fa: (number: string) => `پرداخت سفارش ${toPersianDigits(number)}`,
    en: (number: string) => `Pay order ${number}`,
  },
  notPayable: { fa: 'این سفارش در انتظار پرداخت نیست.', en: 'This order is not waiting to be paid.' },
  seeOrder: { fa: 'دیدن سفارش', en: 'See the order' },
  noAnswer: {
    fa: 'ارتباط برقرار نشد. دوباره بزنید؛ پول دو بار کم نمی‌شود.',
    en: 'No connection. Press again: nothing is charged twice.',
  },

  cardNotOffered: { fa: 'این فروشگاه الان پرداخت با کارت ندارد', en: 'This shop takes no cards at present' },
  paypalNotOffered: { fa: 'این فروشگاه الان پرداخت با پی‌پال ندارد', en: 'This shop does not take PayPal at present' },
  notOfferedHint: { fa: 'سبد و نشانی شما سر جای خود است.', en: 'Your cart and address are as they were.' },
  otherWays: { fa: 'روش‌های دیگر پرداخت', en: 'Other ways to pay' },

  paypalTitle: { fa: 'پرداخت با پی‌پال', en: 'PayPal' },
  paypalPay: { fa: 'پرداخت با پی‌پال', en: 'Pay Now with PayPal' },
  paypalSum: { fa: 'در پی‌پال پرداخت می‌کنید', en: 'You pay at PayPal' },
  paypalRate: { fa: 'نرخ', en: 'Rate' },
  paypalRateDay: { fa: 'تاریخ نرخ', en: 'As of' },
  paypalText: {
    fa: 'به پی‌پال می‌روید، پرداخت را همان‌جا تأیید می‌کنید و به فروشگاه برمی‌گردید. قبل از تأیید شما چیزی کم نمی‌شود.',
    en: 'You go to PayPal, approve the payment there and come back. Nothing is charged before you approve it.',
  },
});
