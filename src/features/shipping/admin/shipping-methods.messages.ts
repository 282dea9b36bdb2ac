import { messages } from '#shared/messages.ts';

export const shippingMethodsMessages = messages({
  badNumber: { fa: 'عدد بنویسید.', en: 'Write a number.' },
  save: { fa: 'ذخیره', en: 'Save' },
  shipping: { fa: 'روش‌های ارسال', en: 'Ways of sending' },
  required: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
  add: { fa: 'روش تازه', en: 'Add a way' },
  edit: { fa: (name: string) => `ویرایش ${name}`, en: (name: string) => `Edit ${name}` },
  name: { fa: 'نام', en: 'Name' },
  nameFa: { fa: 'نام به فارسی', en: 'Name in Persian' },
  nameEn: { fa: 'نام به انگلیسی', en: 'Name in English' },
  description: { fa: 'توضیح', en: 'Description' },
  descriptionFa: { fa: 'توضیح به فارسی', en: 'Description in Persian' },
  descriptionEn: { fa: 'توضیح به انگلیسی', en: 'Description in English' },
  price: { fa: 'هزینه (تومان)', en: 'Price (Toman)' },
  minDays: { fa: 'کمترین روز', en: 'Fewest days' },
  maxDays: { fa: 'بیشترین روز', en: 'Most days' },
  days: { fa: 'روز', en: 'Days' },
  active: { fa: 'در تسویه ارائه می‌شود', en: 'Offered at the checkout' },
  offered: { fa: 'ارائه می‌شود', en: 'Offered' },
  paused: { fa: 'ارائه نمی‌شود', en: 'Not offered' },
  failed: { fa: 'روش‌های ارسال بارگذاری نشد.', en: 'The ways of sending could not be loaded.' },
});
