import { formatNumber, toPersianDigits } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import type { Language } from '#shared/language.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';
import type { NamedProduct, Notices } from '#shared/notices.ts';

/** Formats a stored time of a notice, without the isolating characters around it. */
const momentIn = (at: string, language: Language): string => formatJalaliDate(new Date(at), language, 'with-time');

/** Returns the product's English name, if any, for English sentences. */
const inEnglish = ({ product, product_en: english }: NamedProduct): string => english ?? product;

type Moved = Readonly<Record<Notices['order-moved']['state'], string>>;
const movedFa: Moved = {
  packaging: 'در حال بسته‌بندی است',
  ready: 'آمادهٔ ارسال است',
  'on-the-way': 'راهی شد',
  'at-station': 'به ایستگاه توزیع رسید',
  delivered: 'تحویل داده شد. مبارک باشد',
  returned: 'مرجوع شد و پول آن به شما برمی‌گردد',
};
const movedEn: Moved = {
  packaging: 'is being packed',
  ready: 'is ready to be sent',
  'on-the-way': 'is on its way',
  'at-station': 'has reached the delivery station',
  delivered: 'was delivered. Enjoy it',
  returned: 'was returned, and its money goes back to you',
};

type ParcelMoved = Notices['parcel-moved'];
const parcelFa: Readonly<Record<ParcelMoved['state'], string>> = {
  'handed-over': 'تحویل شرکت پست شد',
  delivered: 'تحویل داده شد',
  returning: 'به دست شما نرسید و در راه بازگشت به فروشگاه است. به‌زودی می‌گوییم چه می‌کنیم',
  returned: 'به دست شما نرسید و به فروشگاه برگشت. به‌زودی می‌گوییم چه می‌کنیم',
  lost: 'در راه گم شده است. نگران نباشید؛ به‌زودی می‌گوییم دوباره می‌فرستیم یا پولش را برمی‌گردانیم',
  'sent-again': 'دوباره برایتان فرستاده می‌شود',
};
const parcelEn: Readonly<Record<ParcelMoved['state'], string>> = {
  'handed-over': 'was handed to the carrier',
  delivered: 'was delivered',
  returning: 'could not be delivered and is on its way back to us. We will soon tell you what happens next',
  returned: 'could not be delivered and is back with us. We will soon tell you what happens next',
  lost: 'was lost on its way. Do not worry: we will soon tell you whether we send it again or refund it',
  'sent-again': 'is sent to you again',
};

/** The title of each kind of notice. */
export const noticeTitles = messages({
  'order-placed': { fa: 'سفارش شما ثبت شد', en: 'Your order is placed' },
  'order-paid': { fa: 'پرداخت انجام شد', en: 'Payment received' },
  'order-cancelled': { fa: 'سفارش لغو شد', en: 'Order cancelled' },
  'order-lapsed': { fa: 'مهلت پرداخت تمام شد', en: 'The time to pay is over' },
  'order-moved': { fa: 'خبری از سفارش شما', en: 'Your order has moved on' },
  'parcel-moved': { fa: 'خبری از مرسولهٔ شما', en: 'News of your parcel' },
  'transfer-due': { fa: 'مهلت واریز رو به پایان است', en: 'The time to transfer is nearly over' },
  'transfer-refused': { fa: 'واریز شما تأیید نشد', en: 'Your transfer was not found' },
  'payment-part': { fa: 'بخشی از پول سفارش رسید', en: 'A part of your order is paid' },
  'credit-added': { fa: 'اعتبار شما افزایش یافت', en: 'Your credit has grown' },
  'refund-paid': { fa: 'پول شما برگشت', en: 'Your money went back' },
  'refund-turned': { fa: 'پول شما به اعتبارتان رفت', en: 'Your money is in your credit' },
  'return-approved': { fa: 'بازگشت کالا پذیرفته شد', en: 'Your return is accepted' },
  'return-refused': { fa: 'بازگشت کالا پذیرفته نشد', en: 'Your return was not accepted' },
  'review-approved': { fa: 'نظر شما منتشر شد', en: 'Your review is published' },
  'review-refused': { fa: 'نظر شما منتشر نشد', en: 'Your review was not published' },
  'question-answered': { fa: 'به پرسش شما پاسخ دادند', en: 'Your question was answered' },
  'question-approved': { fa: 'پرسش شما منتشر شد', en: 'Your question is published' },
  'question-refused': { fa: 'پرسش شما منتشر نشد', en: 'Your question was not published' },
  'answer-approved': { fa: 'پاسخ شما منتشر شد', en: 'Your answer is published' },
  'answer-refused': { fa: 'پاسخ شما منتشر نشد', en: 'Your answer was not published' },
  'comment-approved': { fa: 'نظر شما منتشر شد', en: 'Your comment is published' },
  'comment-refused': { fa: 'نظر شما منتشر نشد', en: 'Your comment was not published' },
  'ticket-answered': { fa: 'پاسخ پشتیبانی', en: 'Support answered' },
  'ticket-assigned': { fa: 'درخواستی به شما سپرده شد', en: 'A ticket was given to you' },
  'money-given': { fa: 'پول زیادی به مشتری داده شد', en: 'A large sum was given to a customer' },
  'money-requested': { fa: 'مبلغی منتظر تأیید شماست', en: 'A sum waits for your approval' },
  'money-approved': { fa: 'مبلغ تأیید شد', en: 'The sum is approved' },
  'money-refused': { fa: 'مبلغ تأیید نشد', en: 'The sum was not approved' },
  'bank-accounts-changed': { fa: 'حساب فروشگاه تغییر کرد', en: 'An account of the shop was changed' },
  'chat-message': { fa: 'پیام تازه از پشتیبانی', en: 'New message from support' },
  'product-approved': { fa: 'کالای شما دیده می‌شود', en: 'Your product is on sale' },
  'product-refused': { fa: 'کالای شما تأیید نشد', en: 'Your product was not approved' },
  'application-approved': { fa: 'حجرهٔ شما باز شد', en: 'Your stall is open' },
  'application-refused': { fa: 'درخواست فروشندگی پذیرفته نشد', en: 'Your application was not accepted' },
  'seller-order': { fa: 'سفارش تازه برای فروشگاه شما', en: 'A new order for your shop' },
  'seller-question': { fa: 'پرسشی تازه دربارهٔ کالای شما', en: 'A new question about your product' },
  'seller-review': { fa: 'نظری تازه برای شما', en: 'A new review for you' },
  'payout-made': { fa: 'طلب شما واریز شد', en: 'You were paid out' },
  'shop-suspended': { fa: 'فروشگاه شما بسته شد', en: 'Your shop was closed' },
  'shop-resumed': { fa: 'فروشگاه شما دوباره باز شد', en: 'Your shop is open again' },
  'seller-changed': { fa: 'فروشنده‌ای معرفی‌اش را تغییر داد', en: 'A seller has changed the shop’s words' },
  'phone-changed': { fa: 'شمارهٔ حساب شما تغییر کرد', en: 'The phone of your account has changed' },
  'second-factor-changed': {
    fa: 'ورود دومرحله‌ای حساب شما تغییر کرد',
    en: 'The second step of your sign-in has changed',
  },
  'account-guessed': { fa: 'کسی برای ورود به حساب شما تلاش می‌کند', en: 'Somebody tries to get into your account' },
  'guesses-alarm': { fa: 'هشدار: حدس‌زدن رمز عبور و کد', en: 'Alarm: passwords and codes are guessed' },
  'webhook-paused': { fa: 'ارسال رویدادها متوقف شد', en: 'A webhook was paused' },
  'wish-offer': { fa: 'تخفیف روی کالای دلخواه شما', en: 'An offer on your wishlist' },
  'back-in-stock': { fa: 'کالایی که منتظرش بودید موجود شد', en: 'What you waited for is back in stock' },
} satisfies Readonly<Record<keyof Notices, unknown>>);

const webhookCauseFa = {
  gone: 'سرورش گفت که این نشانی دیگر نیست (۴۱۰).',
  failing: 'سه روز است که پاسخ درستی نمی‌دهد. بعد از درست شدن، آن را ادامه دهید؛ چیزی گم نمی‌شود.',
  'secret-unreadable': 'رمز آن خوانده نمی‌شود، چون SESSION_SECRET فروشگاه عوض شده است. رمز تازه‌ای بسازید.',
  'unanswered-for':
    'کسی که آخرین بار تغییرش داد دیگر دسترسی ندارد. نشانی‌اش را ببینید و اگر از شماست ادامه دهید؛ چیزی گم نمی‌شود.',
} as const;
const webhookCauseEn = {
  gone: 'its server answered that the address is gone (410).',
  failing: 'it has failed for three days. Resume it when it is mended; nothing is lost.',
  'secret-unreadable': "its secret cannot be read, because the shop's SESSION_SECRET has changed. Make a new one.",
  'unanswered-for':
    'the person who changed it last no longer has access. Check its address and resume it if it is yours; no events are lost.',
} as const;

/** The sentence of each kind of notice; names from data are quoted, since they may be in either script. */
export const noticeTexts = messages({
  'order-placed': {
    fa: ({ number }: Notices['order-placed']) => `سفارش ${toPersianDigits(number)} را دریافت کردیم و آماده‌اش می‌کنیم.`,
    en: ({ number }: Notices['order-placed']) => `We have your order ${number} and are getting it ready.`,
  },
  'order-paid': {
    fa: ({ number }: Notices['order-paid']) => `پول سفارش ${toPersianDigits(number)} به دست ما رسید. ممنون از خریدتان.`,
    en: ({ number }: Notices['order-paid']) => `Your order ${number} is paid. Thank you.`,
  },
  'order-cancelled': {
    fa: ({ number }: Notices['order-cancelled']) =>
      `سفارش ${toPersianDigits(number)} لغو شد. اگر پولی پرداخت کرده‌اید، به شما برمی‌گردد.`,
    en: ({ number }: Notices['order-cancelled']) =>
      `Your order ${number} was cancelled. What you have paid will be returned.`,
  },
  'order-lapsed': {
    fa: ({ number }: Notices['order-lapsed']) =>
      `سفارش ${toPersianDigits(number)} در مهلتش پرداخت نشد و کالاها آزاد شدند. هر وقت خواستید دوباره سفارش دهید.`,
    en: ({ number }: Notices['order-lapsed']) =>
      `Your order ${number} was not paid in time, so its goods were released. You can order again whenever you like.`,
  },
  'order-moved': {
    fa: ({ number, state }: Notices['order-moved']) => `سفارش ${toPersianDigits(number)} ${movedFa[state]}.`,
    en: ({ number, state }: Notices['order-moved']) => `Your order ${number} ${movedEn[state]}.`,
  },
  'parcel-moved': {
    fa: ({ number, position, state, code }: ParcelMoved) =>
      `مرسولهٔ ${toPersianDigits(String(position))} از سفارش ${toPersianDigits(number)} ${parcelFa[state]}.${
        state === 'handed-over' && code !== null ? ` کد رهگیری: \u2068${code}\u2069` : ''
      }`,
    en: ({ number, position, state, code }: ParcelMoved) =>
      `Parcel ${position} of your order ${number} ${parcelEn[state]}.${
        state === 'handed-over' && code !== null ? ` Tracking code: \u2068${code}\u2069` : ''
      }`,
  },
  'transfer-due': {
    fa: ({ number, until }: Notices['transfer-due']) =>
      `سفارش ${toPersianDigits(number)} تا ${momentIn(until, 'fa')} منتظر واریز شماست. بعد از واریز، شمارهٔ پیگیری و رسید را ثبت کنید.`,
    en: ({ number, until }: Notices['transfer-due']) =>
      `Your order ${number} waits for your transfer until ${momentIn(until, 'en')}. Report its reference and receipt when it is done.`,
  },
  'transfer-refused': {
    fa: ({ number, reason }: Notices['transfer-refused']) =>
      `واریز سفارش ${toPersianDigits(number)} تأیید نشد: ${reason} می‌توانید آن را اصلاح کنید و دوباره بفرستید.`,
    en: ({ number, reason }: Notices['transfer-refused']) =>
      `The transfer for your order ${number} was not found: ${reason} You can correct it and send it again.`,
  },
  'payment-part': {
    fa: ({ number, amount, left }: Notices['payment-part']) =>
      `${formatToman(amount, 'fa')} تومان از سفارش ${toPersianDigits(number)} رسید؛ ${formatToman(left, 'fa')} تومان دیگر مانده است.`,
    en: ({ number, amount, left }: Notices['payment-part']) =>
      `${formatToman(amount, 'en')} Toman of your order ${number} came in; ${formatToman(left, 'en')} Toman are left to pay.`,
  },
  'credit-added': {
    fa: ({ amount, number }: Notices['credit-added']) =>
      number === null
        ? `${formatToman(amount, 'fa')} تومان به اعتبار شما اضافه شد.`
        : `${formatToman(amount, 'fa')} تومان از سفارش ${toPersianDigits(number)} به اعتبار شما برگشت.`,
    en: ({ amount, number }: Notices['credit-added']) =>
      number === null
        ? `${formatToman(amount, 'en')} Toman were added to your credit.`
        : `${formatToman(amount, 'en')} Toman of your order ${number} came back to your credit.`,
  },
  'money-given': {
    fa: ({ name, amount }: Notices['money-given']) =>
      `${name} ${formatToman(amount, 'fa')} تومان به مشتری برگرداند یا اعتبار داد.`,
    en: ({ name, amount }: Notices['money-given']) =>
      `${name} gave a customer ${formatToman(amount, 'en')} Toman as a refund or credit.`,
  },
  'money-requested': {
    fa: ({ name, amount }: Notices['money-requested']) =>
      `${name} برای ${formatToman(amount, 'fa')} تومان تأیید یک همکار می‌خواهد: پول یا اعتباری که به مشتری می‌رسد، یا واریزی که در حساب پیدا شده است.`,
    en: ({ name, amount }: Notices['money-requested']) =>
      `${name} asks a colleague to approve ${formatToman(amount, 'en')} Toman: a refund or credit for a customer, or a transfer found in the account.`,
  },
  'money-approved': {
    fa: ({ name, amount }: Notices['money-approved']) =>
      `${name} ${formatToman(amount, 'fa')} تومان را تأیید کرد. تا یک روز می‌توانید همان کار را دوباره انجام دهید.`,
    en: ({ name, amount }: Notices['money-approved']) =>
      `${name} approved ${formatToman(amount, 'en')} Toman. You can do the same again within a day.`,
  },
  'money-refused': {
    fa: ({ name, amount }: Notices['money-refused']) => `${name} ${formatToman(amount, 'fa')} تومان را تأیید نکرد.`,
    en: ({ name, amount }: Notices['money-refused']) => `${name} did not approve ${formatToman(amount, 'en')} Toman.`,
  },
  'bank-accounts-changed': {
    fa: ({ name }: Notices['bank-accounts-changed']) =>
      `${name} حسابی را که مشتریان به آن واریز می‌کنند عوض کرد. اگر خبر ندارید، همین حالا حساب‌ها را ببینید.`,
    en: ({ name }: Notices['bank-accounts-changed']) =>
      `${name} changed an account to which customers transfer money. If this is new to you, please look at the accounts now.`,
  },
  'refund-paid': {
    fa: ({ amount, number }: Notices['refund-paid']) =>
      `${formatToman(amount, 'fa')} تومان از سفارش ${toPersianDigits(number)} به همان راهی که پرداخته بودید برگشت.`,
    en: ({ amount, number }: Notices['refund-paid']) =>
      `${formatToman(amount, 'en')} Toman of your order ${number} went back the way you paid.`,
  },
  'refund-turned': {
    fa: ({ amount, number }: Notices['refund-turned']) =>
      `بانک بازگشت ${formatToman(amount, 'fa')} تومان از سفارش ${toPersianDigits(number)} را نپذیرفت؛ همان مبلغ الان در اعتبار شماست.`,
    en: ({ amount, number }: Notices['refund-turned']) =>
      `The bank did not take back ${formatToman(amount, 'en')} Toman of your order ${number}; the same sum is in your credit.`,
  },
  'return-approved': {
    fa: ({ number }: Notices['return-approved']) =>
      `کالا را برایمان بفرستید؛ همین که به دستمان برسد، پول آن برمی‌گردد. سفارش ${toPersianDigits(number)}.`,
    en: ({ number }: Notices['return-approved']) =>
      `Please send the goods of order ${number}; their money goes back as soon as we have them.`,
  },
  'return-refused': {
    fa: ({ number, answer }: Notices['return-refused']) => `سفارش ${toPersianDigits(number)}: ${answer}`,
    en: ({ number, answer }: Notices['return-refused']) => `Order ${number}: ${answer}`,
  },
  'review-approved': {
    fa: ({ product }: Notices['review-approved']) => `نظر شما دربارهٔ «${product}» را حالا همه می‌بینند. ممنون که نوشتید.`,
    en: (about: Notices['review-approved']) =>
      `Everybody can now read your review of “${inEnglish(about)}”. Thank you for it.`,
  },
  'review-refused': {
    fa: ({ product }: Notices['review-refused']) =>
      `نظر شما دربارهٔ «${product}» با قوانین انتشار ما نمی‌خواند. می‌توانید آن را ویرایش کنید و دوباره بفرستید.`,
    en: (about: Notices['review-refused']) =>
      `Your review of “${inEnglish(about)}” does not meet our rules. You can change it and send it again.`,
  },
  'question-answered': {
    fa: ({ product }: Notices['question-answered']) => `پرسش شما دربارهٔ «${product}» پاسخ گرفت.`,
    en: (about: Notices['question-answered']) => `Your question about “${inEnglish(about)}” has an answer.`,
  },
  'question-approved': {
    fa: ({ product }: Notices['question-approved']) =>
      `پرسش شما دربارهٔ «${product}» را حالا همه می‌بینند. پاسخ که آمد خبرتان می‌کنیم.`,
    en: (about: Notices['question-approved']) =>
      `Everybody can now read your question about “${inEnglish(about)}”. We will tell you of its answers.`,
  },
  'question-refused': {
    fa: ({ product }: Notices['question-refused']) =>
      `پرسش شما دربارهٔ «${product}» با قوانین انتشار ما نمی‌خواند. دلیلش را کنار آن بخوانید.`,
    en: (about: Notices['question-refused']) =>
      `Your question about “${inEnglish(about)}” does not meet our rules. The reason stands beside it.`,
  },
  'answer-approved': {
    fa: ({ product }: Notices['answer-approved']) =>
      `پاسخ شما زیر پرسشی دربارهٔ «${product}» منتشر شد. ممنون که راهنمایی کردید.`,
    en: (about: Notices['answer-approved']) =>
      `Your answer to a question about “${inEnglish(about)}” is published. Thank you for your help.`,
  },
  'answer-refused': {
    fa: ({ product }: Notices['answer-refused']) =>
      `پاسخ شما به پرسشی دربارهٔ «${product}» با قوانین انتشار ما نمی‌خواند.`,
    en: (about: Notices['answer-refused']) =>
      `Your answer to a question about “${inEnglish(about)}” does not meet our rules.`,
  },
  'comment-approved': {
    fa: ({ post }: Notices['comment-approved']) => `نظر شما زیر «${post}» منتشر شد.`,
    en: ({ post, post_en: english }: Notices['comment-approved']) =>
      `Your comment on “${english ?? post}” is published.`,
  },
  'comment-refused': {
    fa: ({ post, reason }: Notices['comment-refused']) => `نظر شما زیر «${post}» منتشر نشد. دلیل: ${reason}`,
    en: ({ post, post_en: english, reason }: Notices['comment-refused']) =>
      `Your comment on “${english ?? post}” was not published. The reason: ${reason}`,
  },
  'ticket-answered': {
    fa: ({ subject }: Notices['ticket-answered']) => `به درخواست شما با موضوع «${subject}» پاسخ دادیم.`,
    en: ({ subject }: Notices['ticket-answered']) => `We answered your request “${subject}”.`,
  },
  'ticket-assigned': {
    fa: ({ number, name }: Notices['ticket-assigned']) =>
      `درخواست ${toPersianDigits(number)} از «${name}» به شما سپرده شد.`,
    en: ({ number, name }: Notices['ticket-assigned']) => `Ticket ${number} of “${name}” is in your hands.`,
  },
  'chat-message': {
    fa: ({ text }: Notices['chat-message']) => (text === '' ? 'پشتیبانی فروشگاه برایتان فایلی فرستاد.' : text),
    en: ({ text }: Notices['chat-message']) => (text === '' ? 'The support of the shop has sent you a file.' : text),
  },
  'product-approved': {
    fa: ({ product }: Notices['product-approved']) => `«${product}» تأیید شد و خریداران آن را می‌بینند.`,
    en: (about: Notices['product-approved']) => `“${inEnglish(about)}” was approved, and buyers see it now.`,
  },
  'product-refused': {
    fa: ({ product }: Notices['product-refused']) => `«${product}» این بار تأیید نشد. دلیلش را در پنل فروشنده بخوانید.`,
    en: (about: Notices['product-refused']) =>
      `“${inEnglish(about)}” was not approved this time. The reason stands at your desk.`,
  },
  'application-approved': {
    fa: ({ store }: Notices['application-approved']) => `درخواست شما برای «${store}» پذیرفته شد. خوش آمدید.`,
    en: ({ store }: Notices['application-approved']) => `Your application for “${store}” was accepted. Welcome.`,
  },
  'application-refused': {
    fa: ({ store }: Notices['application-refused']) => `درخواست شما برای «${store}» این بار پذیرفته نشد.`,
    en: ({ store }: Notices['application-refused']) => `Your application for “${store}” was not accepted this time.`,
  },
  'seller-order': {
    fa: ({ number, pieces }: Notices['seller-order']) =>
      `در سفارش ${toPersianDigits(number)}، ${formatNumber(pieces, 'fa')} عدد از کالاهای شما هست. لطفاً آن را بسته‌بندی کنید.`,
    en: ({ number, pieces }: Notices['seller-order']) =>
      `Order ${number} holds ${formatNumber(pieces, 'en')} ${pieces === 1 ? 'piece' : 'pieces'} of yours. Please pack ${pieces === 1 ? 'it' : 'them'}.`,
  },
  'seller-question': {
    fa: ({ product }: Notices['seller-question']) =>
      `کسی دربارهٔ «${product}» پرسیده است. پاسخ شما با نام فروشگاهتان نمایش داده می‌شود.`,
    en: (about: Notices['seller-question']) =>
      `Somebody asked about “${inEnglish(about)}”. Your answer is shown under the name of your shop.`,
  },
  'seller-review': {
    fa: ({ about, stars }: Notices['seller-review']) =>
      `«${about}» نظر تازه‌ای با ${formatNumber(stars, 'fa')} ستاره گرفت.`,
    en: ({ about, about_en: english, stars }: Notices['seller-review']) =>
      `“${english ?? about}” has a new review with ${formatNumber(stars, 'en')} ${stars === 1 ? 'star' : 'stars'}.`,
  },
  'payout-made': {
    fa: ({ amount, reference }: Notices['payout-made']) =>
      `${formatToman(amount, 'fa')} تومان با شمارهٔ پیگیری «${reference}» برایتان واریز شد.`,
    en: ({ amount, reference }: Notices['payout-made']) =>
      `${formatToman(amount, 'en')} Toman were sent to you under “${reference}”.`,
  },
  'shop-suspended': {
    fa: ({ store, reason }: Notices['shop-suspended']) => `فروش «${store}» متوقف شد. دلیل: «${reason}»`,
    en: ({ store, store_en: english, reason }: Notices['shop-suspended']) =>
      `“${english ?? store}” sells no longer. The reason: “${reason}”`,
  },
  'shop-resumed': {
    fa: ({ store }: Notices['shop-resumed']) => `کالاهای «${store}» دوباره فروخته می‌شود.`,
    en: ({ store, store_en: english }: Notices['shop-resumed']) =>
      `The products of “${english ?? store}” are on sale again.`,
  },
  'seller-changed': {
    fa: ({ store }: Notices['seller-changed']) => `نام یا معرفی «${store}» تغییر کرده است؛ نگاهی به آن بیندازید.`,
    en: ({ store, store_en: english }: Notices['seller-changed']) =>
      `The name or the description of “${english ?? store}” has changed; please look at it.`,
  },
  'phone-changed': {
    fa: ({ ending }: Notices['phone-changed']) =>
      `از این به بعد با شماره‌ای که به ${toPersianDigits(ending)} تمام می‌شود وارد می‌شوید. اگر کار شما نیست، همین حالا به پشتیبانی خبر دهید.`,
    en: ({ ending }: Notices['phone-changed']) =>
      `From now on you sign in with the phone that ends in ${ending}. If it was not you, tell our support at once.`,
  },
  'second-factor-changed': {
    fa: ({ change }: Notices['second-factor-changed']) =>
      `${
        {
          added: 'گذرکلید یا برنامهٔ رمزسازی به حساب شما اضافه شد.',
          removed: 'گذرکلید یا برنامهٔ رمزسازی از حساب شما برداشته شد.',
          'recovery-code-used': 'کسی با یکی از کدهای پشتیبان وارد حساب شما شد.',
          reset: 'همهٔ گذرکلیدها و برنامهٔ رمزساز حساب شما برداشته شد.',
        }[change]
      } اگر کار شما نیست، همین حالا به پشتیبانی خبر دهید.`,
    en: ({ change }: Notices['second-factor-changed']) =>
      `${
        {
          added: 'A passkey or an authenticator app was added to your account.',
          removed: 'A passkey or an authenticator app was removed from your account.',
          'recovery-code-used': 'Somebody signed in to your account by a recovery code.',
          reset: 'Every passkey and the authenticator app of your account were removed.',
        }[change]
      } If it was not you, tell our support at once.`,
  },
  'account-guessed': {
    fa: ({ count }: Notices['account-guessed']) =>
      `${formatNumber(count, 'fa')} بار رمز یا کد نادرست برای حساب شما وارد شد. کسی وارد نشده و حساب به روی خودتان باز است؛ اگر کار شما نبود، رمز عبوری بگذارید که جای دیگری استفاده نمی‌کنید.`,
    en: ({ count }: Notices['account-guessed']) =>
      `A wrong password or code was entered for your account ${formatNumber(count, 'en')} times. Nobody got in, and the account stays open to you; if it was not you, choose a password that you use nowhere else.`,
  },
  'guesses-alarm': {
    fa: ({ count }: Notices['guesses-alarm']) =>
      `در یک ساعت گذشته بیش از ${formatNumber(count, 'fa')} رمز، کد یا شماره در فروشگاه امتحان شد. حدس‌زننده‌ها کند شده‌اند؛ گزارش امنیتی سرور نشانی‌هایشان را دارد.`,
    en: ({ count }: Notices['guesses-alarm']) =>
      `More than ${formatNumber(count, 'en')} passwords, codes or numbers were tried in the shop within an hour. Who guesses is slowed; the security log of the server has their addresses.`,
  },
  'webhook-paused': {
    fa: ({ name, cause }: Notices['webhook-paused']) => `برای «${name}» دیگر چیزی نمی‌فرستیم: ${webhookCauseFa[cause]}`,
    en: ({ name, cause }: Notices['webhook-paused']) =>
      `Nothing is sent to “${name}” any more: ${webhookCauseEn[cause]}`,
  },
  'wish-offer': {
    fa: ({ product, percent }: Notices['wish-offer']) =>
      `«${product}» حالا ${formatNumber(percent, 'fa')}٪ ارزان‌تر است.`,
    en: ({ percent, ...about }: Notices['wish-offer']) => `“${inEnglish(about)}” is now ${percent}% off.`,
  },
  'back-in-stock': {
    fa: ({ product }: Notices['back-in-stock']) => `«${product}» دوباره موجود شد. تا هست، بردارید.`,
    en: (about: Notices['back-in-stock']) => `“${inEnglish(about)}” is back in stock. Get it while it lasts.`,
  },
} satisfies { [Kind in keyof Notices]: Record<'fa' | 'en', (params: Notices[Kind]) => string> });
