import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** Texts of a product's options in the editor. */
export const optionMessages = messages({
  options: { fa: 'گزینه‌ها', en: 'Options' },
  hint: {
    fa: 'خریدار کالا را با این گزینه‌ها انتخاب می‌کند، به همین ترتیب. رنگ و اندازه را در تنوع‌ها بنویسید؛ گزینهٔ دیگر مانند حافظه، جنس یا رایحه را اینجا بسازید.',
    en: 'Shoppers choose the product by these, in this order. Write colour and size with the variants; make another one here, such as storage, material or scent.',
  },
  option: { fa: (index: number) => `گزینهٔ ${fa(index)}`, en: (index: number) => `Option ${en(index)}` },
  name: { fa: 'نام گزینه', en: 'Name of the option' },
  nameEn: { fa: 'نام گزینه به انگلیسی', en: 'Its name in English' },
  add: { fa: 'گزینهٔ دیگر', en: 'Another option' },
  fromVariants: {
    fa: 'مقدارهایش همان است که در تنوع‌ها نوشته شده.',
    en: 'Its values are those that the variants say.',
  },
  value: { fa: (index: number) => `مقدار ${fa(index)}`, en: (index: number) => `Value ${en(index)}` },
  valueEn: {
    fa: (index: number) => `مقدار ${fa(index)} به انگلیسی`,
    en: (index: number) => `Value ${en(index)} in English`,
  },
  inEnglish: { fa: 'به انگلیسی', en: 'In English' },
  addValue: { fa: 'مقدار دیگر', en: 'Another value' },
  earlier: { fa: (name: string) => `«${name}» یک جا جلوتر`, en: (name: string) => `Move “${name}” forward` },
  remove: { fa: (name: string) => `برداشتن «${name}»`, en: (name: string) => `Remove “${name}”` },
  inUse: {
    fa: 'آنچه تنوعی دارد برداشته نمی‌شود؛ اول در آن تنوع مقدار دیگری انتخاب کنید.',
    en: 'What a variant has cannot be removed; choose another value with that variant first.',
  },
  none: { fa: 'انتخاب نشده', en: 'Not chosen' },
});
