import { messages } from '#shared/messages.ts';

/** The texts of changing an account's phone. */
export const phoneChangeMessages = messages({
  required: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
  password: { fa: 'رمز عبور', en: 'Password' },
  newPhone: { fa: 'شمارهٔ تازه', en: 'New phone' },
  phoneLead: {
    fa: 'کدی چهاررقمی به شمارهٔ تازه پیامک می‌کنیم.',
    en: 'We will send a code of four digits to the new phone.',
  },
  sendCode: { fa: 'ارسال کد', en: 'Send Code' },
  sending: { fa: 'در حال ارسال…', en: 'Sending…' },
  sentTo: { fa: 'کد به این شماره پیامک شد:', en: 'The code was sent to' },
  code: { fa: 'کد تأیید چهاررقمی', en: 'Code of four digits' },
  confirm: { fa: 'تأیید شماره', en: 'Confirm phone' },
  confirming: { fa: 'در حال بررسی…', en: 'Verifying…' },
  incompleteCode: { fa: 'لطفاً کد کامل را وارد کنید', en: 'Please enter the whole code' },
  otherPhone: { fa: 'شمارهٔ دیگر', en: 'Another phone' },
  backTitle: { fa: 'پس‌گرفتن حساب', en: 'Take your account back' },
  backLead: {
    fa: 'شمارهٔ حساب شما تغییر کرده است. اگر کار شما نبود، حساب را به همین شماره برگردانید. همهٔ دستگاه‌ها خارج می‌شوند و رمز عبور تازه‌ای انتخاب می‌کنید.',
    en: 'The phone of your account was changed. If it was not you, bring the account back to this phone. Every device is signed out, and you choose a new password.',
  },
  takeBack: { fa: 'حساب را پس می‌گیرم', en: 'Take it back' },
  takingBack: { fa: 'در حال پس‌گرفتن…', en: 'Taking it back…' },
  isBack: {
    fa: 'حساب به شمارهٔ شما برگشت؛ حالا رمز تازه‌ای انتخاب کنید.',
    en: 'The account is yours again; choose a new password.',
  },
  phoneChanged: { fa: 'شمارهٔ حساب شما تغییر کرد.', en: 'The phone of your account was changed.' },
});
