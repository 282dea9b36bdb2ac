import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fieldFa: Readonly<Record<string, string>> = {
  phone: 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹',
  'postal-code': 'کد پستی باید ده رقم باشد.',
  province: 'یکی از استان‌های ایران را انتخاب کنید.',
  sheba: 'شمارهٔ شبا درست نیست: IR و ۲۴ رقم است.',
  'card-number': 'شمارهٔ کارت درست نیست: ۱۶ رقم است.',
  'transfer-reference': 'شمارهٔ پیگیری را همان‌طور بنویسید که بانک داده است: ۴ تا ۴۰ رقم یا حرف لاتین.',
  barcode: 'این بارکد درست نیست: ۸، ۱۲، ۱۳ یا ۱۴ رقم است و رقم آخر باید با بقیه بخواند.',
  'goods-id': 'شناسهٔ کالا باید ۱۳ رقم باشد.',
  moment: 'این تاریخ درست نیست.',
  otp: 'کد باید چهار رقم باشد.',
  email: 'نشانی ایمیل درست نیست.',
  username: 'نام کاربری باید ۳ تا ۳۰ حرف، رقم، نقطه، خط تیره یا زیرخط باشد.',
  password: 'رمز عبور باید حداقل ۸ حرف یا رقم باشد.',
};
const fieldEn: Readonly<Record<string, string>> = {
  phone: 'This is not a mobile number; an example: 09123456789',
  'postal-code': 'A postal code has ten digits.',
  province: 'Choose one of the provinces of Iran.',
  sheba: 'This is not a sheba: it has IR and 24 digits.',
  'card-number': 'This is not a card number: it has 16 digits.',
  'transfer-reference': 'Write the reference as your bank gave it: 4 to 40 letters and digits.',
  barcode: 'This is not a barcode: it has 8, 12, 13 or 14 digits, the last of which checks the others.',
  'goods-id': 'The id of goods has 13 digits.',
  moment: 'This date is not right.',
  otp: 'The code has four digits.',
  email: 'This is not a mail address.',
  username: 'A username has 3 to 30 letters, digits, dots, hyphens or underscores.',
  password: 'A password has at least 8 characters.',
};

export const validationMessages = messages({
  invalid: { fa: 'درخواست پذیرفته نشد.', en: 'The request was not accepted.' },
  faulty: { fa: (error: string) => `پذیرفته نشد: ${error}`, en: (error: string) => `Not accepted: ${error}` },
  required: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
  unknown: { fa: 'چنین فیلدی وجود ندارد.', en: 'This field is not known.' },
  wrongType: { fa: 'نوع این مقدار درست نیست.', en: 'This value has the wrong type.' },
  tooShort: {
    fa: (least: number) => `حداقل ${formatNumber(least, 'fa')} حرف لازم است.`,
    en: (least: number) => `At least ${least} characters are needed.`,
  },
  tooLong: {
    fa: (max: number) => `حداکثر ${formatNumber(max, 'fa')} حرف پذیرفته می‌شود.`,
    en: (max: number) => `At most ${max} characters are accepted.`,
  },
  tooSmall: {
    fa: (least: number) => `کمترین مقدار ${formatNumber(least, 'fa')} است.`,
    en: (least: number) => `The least value is ${least}.`,
  },
  tooLarge: {
    fa: (max: number) => `بیشترین مقدار ${formatNumber(max, 'fa')} است.`,
    en: (max: number) => `The greatest value is ${max}.`,
  },
  tooMany: {
    fa: (max: number) => `حداکثر ${formatNumber(max, 'fa')} مورد پذیرفته می‌شود.`,
    en: (max: number) => `At most ${max} items are accepted.`,
  },
  malformed: {
    fa: (field: string) => fieldFa[field] ?? 'این مقدار درست نیست.',
    en: (field: string) => fieldEn[field] ?? 'This value is not right.',
  },
  rangeReversed: { fa: 'پایان بازه قبل از شروعش است.', en: 'The range ends before it begins.' },
  notAccepted: { fa: 'این مقدار پذیرفته نیست.', en: 'This value is not accepted.' },
  badRequest: { fa: 'درخواست خوانده نشد.', en: 'The request could not be read.' },
  tooLargeBody: { fa: 'حجم درخواست بیش از حد است.', en: 'The request is too large.' },
  tooLargeHeaders: { fa: 'سرآیندهای درخواست بیش از حد بزرگ‌اند.', en: 'The headers of the request are too large.' },
  tooSlow: { fa: 'درخواست به‌موقع نرسید.', en: 'The request did not arrive in time.' },
  expectationFailed: {
    fa: 'انتظاری که در درخواست آمده است برآورده نمی‌شود.',
    en: 'What the request expects cannot be met.',
  },
  conditionFailed: {
    fa: 'این فایل دیگر همانی نیست که درخواست می‌گوید.',
    en: 'The file is not what the request says it is.',
  },
  rangeBeyond: { fa: 'این بخش از فایل وجود ندارد.', en: 'The file has no such part.' },
  wrongMediaType: { fa: 'قالب این درخواست پذیرفته نیست.', en: 'The format of this request is not accepted.' },
  tooLongAddress: { fa: 'نشانی درخواست بیش از حد طولانی است.', en: 'The address of the request is too long.' },
  methodNotAllowed: { fa: 'این نشانی این کار را نمی‌پذیرد.', en: 'This address does not take this method.' },
  versionNeeded: {
    fa: 'نسخه‌ای که دیده‌اید همراه درخواست نیست؛ صفحه را تازه کنید.',
    en: 'The version that you saw is missing. Please reload.',
  },
  itemRepeated: {
    fa: 'این مورد یک بار دیگر هم در همین درخواست آمده است.',
    en: 'The same request has named this item before.',
  },
  seenNeeded: {
    fa: 'بگویید این مقدار را قبل از تغییر چه دیده‌اید تا چیزی ندیده عوض نشود.',
    en: 'Say what this value was when you saw it, so that nothing is changed unseen.',
  },
  versionMalformed: {
    fa: 'If-Match یک نسخه را در گیومه می‌گوید: "3".',
    en: 'If-Match names one version in quotation marks: "3".',
  },
  conditionUnknown: {
    fa: 'این درخواست شرط If-Match نمی‌گیرد؛ بدون آن بفرستید.',
    en: 'This call does not support If-Match; send it without.',
  },
  versionContradicted: {
    fa: 'نسخه‌ای که در If-Match آمده با نسخهٔ خود درخواست یکی نیست.',
    en: 'The version in If-Match is not the one in the request.',
  },
  tooFew: {
    fa: (least: number) => `حداقل ${formatNumber(least, 'fa')} مورد لازم است.`,
    en: (least: number) => `At least ${least} items are needed.`,
  },
  keyNeeded: {
    fa: 'این درخواست کلید یکتا (Idempotency-Key) ندارد؛ صفحه را تازه کنید.',
    en: 'This request needs an Idempotency-Key. Please reload.',
  },
  keyReused: {
    fa: 'این کلید قبلاً برای درخواست دیگری استفاده شده است.',
    en: 'This key was used for another request before.',
  },
  inProgress: {
    fa: 'همین درخواست در حال انجام است؛ کمی بعد دوباره ببینید.',
    en: 'This very request is being done. Please look again shortly.',
  },
  notFound: { fa: 'چنین نشانی‌ای وجود ندارد.', en: 'There is nothing at this address.' },
  signInRequired: { fa: 'برای این کار باید وارد شوید.', en: 'You have to sign in for this.' },
  notAllowed: { fa: 'اجازهٔ این کار را ندارید.', en: 'You are not allowed to do this.' },
  scopeMissing: {
    fa: (scope: string) => `این کلید دسترسی اجازهٔ \u2068${scope}\u2069 را ندارد.`,
    en: (scope: string) => `This access key lacks the scope \u2068${scope}\u2069.`,
  },
  tooManyStreams: {
    fa: 'این صفحه در چند جا هم‌زمان باز است. یکی را ببندید.',
    en: 'This is open in too many places at once. Close one of them.',
  },
  unexpected: { fa: 'مشکلی پیش آمد.', en: 'Something went wrong.' },
});
