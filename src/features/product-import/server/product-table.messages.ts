import { messages } from '#shared/messages.ts';

/** The errors of product table lines and cells. */
export const productTableRefusals = messages({
  line: { fa: 'این سطر درست نیست؛ ایرادهایش را ببینید.', en: 'This line is not right; see what is wrong with it.' },
  'slug-shape': {
    fa: 'نشانی باید حرف و رقم و خط تیرهٔ تکی باشد.',
    en: 'An address has letters, digits and single hyphens.',
  },
  missing: { fa: 'این خانه نباید خالی باشد.', en: 'This must not be empty.' },
  'too-long': { fa: 'بیش از حد طولانی است.', en: 'This is too long.' },
  'no-number': { fa: 'عدد صحیح بنویسید، صفر یا بیشتر.', en: 'Write a whole number, not below zero.' },
  'no-price': { fa: 'قیمت حداقل ۱ تومان است.', en: 'A price is at least 1 toman.' },
  'no-pair': {
    fa: 'در هر سطر این خانه یک key=value بنویسید؛ نام با حرف انگلیسی شروع می‌شود و حرف و رقم و - و _ دارد.',
    en: 'Write one key=value on each line of this cell; a key begins with a letter and has letters, digits, - and _.',
  },
  'key-twice': { fa: 'یک نام در این خانه دو بار آمده است.', en: 'A key stands twice in this cell.' },
  'too-many': { fa: 'بیشتر از ۲۰ برچسب جا نمی‌شود.', en: 'There is room for 20 keys.' },
  'no-answer': {
    fa: 'این پاسخ پذیرفته نیست؛ برای بله و خیر ۱ یا ۰ بنویسید.',
    en: 'This answer is not known; for yes and no write 1 or 0.',
  },
  'no-status': { fa: 'یکی از draft، active یا archived بنویسید.', en: 'Write draft, active or archived.' },
  'no-code': {
    fa: 'این شماره درست نیست؛ رقم‌ها را بشمارید.',
    en: 'This number is not right; count its digits.',
  },
  'unknown-option': {
    fa: 'این گزینه را ندارد؛ کد یا نام یکی از گزینه‌های ویژگی را بنویسید.',
    en: 'It has no such option; write the code or the name of one that the attribute has.',
  },
  'unknown-category': { fa: 'دسته‌ای با این نشانی نیست.', en: 'There is no category with this address.' },
  'unknown-brand': { fa: 'برندی با این نشانی نیست.', en: 'There is no brand with this address.' },
  twice: { fa: 'این نشانی در چند سطر پیش آمده است.', en: 'This address stands in a line before.' },
});
