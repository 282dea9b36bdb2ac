import { messages } from '#shared/messages.ts';
import { formatNumber, toPersianDigits } from '#shared/text/digits.ts';

/** Texts of contacting the shop, and of its replies. */
export const ticketsMessages = messages({
  contact: { fa: 'تماس با ما', en: 'Contact Us' },
  contactLead: {
    fa: (hours: number | null) =>
      hours === null
        ? 'بنویسید تا بخوانیم و پاسخ بدهیم.'
        : `بنویسید تا بخوانیم؛ پاسخ حداکثر تا ${formatNumber(hours, 'fa')} ساعت می‌رسد.`,
    en: (hours: number | null) =>
      hours === null ? 'Write to us, and we will reply.' : `Write to us; a reply can take up to ${hours} hours.`,
  },
  name: { fa: 'نام', en: 'Name' },
  email: { fa: 'ایمیل', en: 'Email' },
  topic: { fa: 'موضوع', en: 'Topic' },
  chooseTopic: { fa: 'موضوع را انتخاب کنید', en: 'Choose a topic' },
  buying: { fa: 'خرید و پشتیبانی', en: 'Buying & Support' },
  authorsHelp: { fa: 'راهنمای نویسندگان', en: 'Authors Help' },
  'buyer-help': { fa: 'کمک به خریدار', en: 'Buyer Help' },
  license: { fa: 'مجوز', en: 'License' },
  url: { fa: 'نشانی صفحهٔ مرتبط', en: 'Relevant URL' },
  urlHint: { fa: 'اگر پیامتان دربارهٔ صفحه‌ای است.', en: 'If your message is about a page.' },
  message: { fa: 'پیام', en: 'Message' },
  required: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
  signIn: { fa: 'وارد شوید', en: 'Sign in' },
  toAttach: { fa: 'تا بتوانید عکس یا فایل پیوست کنید.', en: 'to attach pictures or files.' },
  send: { fa: 'ارسال پیام', en: 'Send Now' },
  sending: { fa: 'در حال ارسال…', en: 'Sending…' },
  leaveEmpty: { fa: 'این فیلد را خالی بگذارید', en: 'Leave this field empty' },
  received: { fa: 'پیامتان رسید', en: 'We have your message' },
  receivedNumber: {
    fa: (number: string) => `شمارهٔ درخواست: ${toPersianDigits(number)}`,
    en: (number: string) => `Your request number: ${number}`,
  },
  receivedMail: {
    fa: (email: string) => `رسیدش را به \u2068${email}\u2069 فرستادیم؛ پاسخ هم همان‌جا می‌آید.`,
    en: (email: string) => `A receipt went to \u2068${email}\u2069, and the reply will come there too.`,
  },
  leftToSend: {
    fa: 'چیزی که بعد از فرستادن نوشتید در این پیام نیست؛ نگه داشتیم تا جدا بفرستید.',
    en: 'What you wrote after sending is not part of this message; it is kept for you to send.',
  },
  another: { fa: 'یک پیام دیگر', en: 'Another message' },
  newTicket: { fa: 'درخواست تازه', en: 'New request' },
  visit: { fa: 'کجا هستیم', en: 'Where we are' },
  address: { fa: 'نشانی', en: 'Address' },
  hours: { fa: 'ساعت کار', en: 'Opening hours' },
  phone: { fa: 'تلفن', en: 'Phone' },
  map: {
    fa: (address: string) => `نقشهٔ ایران با نشان فروشگاه در ${address}`,
    en: (address: string) => `A map of Iran with the shop marked at ${address}`,
  },
  openMap: { fa: 'دیدن در نقشه', en: 'Open in OpenStreetMap' },
  openNavigator: { fa: 'مسیریابی با گوشی', en: 'Navigate' },
  here: { fa: 'فروشگاه', en: 'The shop' },
  myTickets: { fa: 'درخواست‌های پشتیبانی', en: 'Support requests' },
  ticket: { fa: (number: string) => `درخواست ${toPersianDigits(number)}`, en: (number: string) => `Request ${number}` },
  open: { fa: 'در انتظار پاسخ', en: 'Awaiting a reply' },
  answered: { fa: 'پاسخ داده شد', en: 'Answered' },
  closed: { fa: 'بسته شد', en: 'Closed' },
  contactUs: { fa: 'از ما بپرسید', en: 'Ask us' },
  noTickets: { fa: 'هنوز درخواستی نفرستاده‌اید.', en: 'You have not written to us yet.' },
  older: { fa: 'درخواست‌های قدیمی‌تر', en: 'Older requests' },
  failed: { fa: 'درخواست‌ها بارگذاری نشد.', en: 'Your requests did not load.' },
  ticketFailed: { fa: 'این درخواست بارگذاری نشد.', en: 'This request did not load.' },
  loading: { fa: 'در حال دریافت…', en: 'Loading…' },
  you: { fa: 'شما', en: 'You' },
  staff: { fa: 'پشتیبانی فروشگاه', en: 'Shop support' },
  reply: { fa: 'ادامهٔ گفت‌وگو', en: 'Your reply' },
  replyHint: { fa: 'اگر بنویسید، درخواست بسته دوباره باز می‌شود.', en: 'If you write, a closed request opens again.' },
  about: { fa: 'دربارهٔ', en: 'About' },
});
