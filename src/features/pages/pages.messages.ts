import { messages } from '#shared/messages.ts';

/** Texts of the pages that the shop writes itself. */
export const pagesMessages = messages({
  'about-us': { fa: 'دربارهٔ ما', en: 'About Us' },
  'privacy-policy': { fa: 'حریم خصوصی', en: 'Privacy Policy' },
  notWritten: { fa: 'متن این صفحه هنوز نوشته نشده است.', en: 'The text of this page has not been written yet.' },
  changedOn: { fa: (date: string) => `آخرین ویرایش: ${date}`, en: (date: string) => `Last changed: ${date}` },
  contactUs: { fa: 'تماس با ما', en: 'Contact us' },
  contactLead: { fa: 'پرسشی دارید؟ حداکثر تا ۲۴ ساعت پاسخ می‌دهیم.', en: 'A question? We answer within 24 hours.' },
  figures: { fa: 'فروشگاه در یک نگاه', en: 'The shop in figures' },
  products: { fa: 'کالا', en: 'Products' },
  customers: { fa: 'مشتری', en: 'Customers' },
  orders: { fa: 'سفارش', en: 'Orders' },
});
