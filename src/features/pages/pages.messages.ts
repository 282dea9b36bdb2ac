import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Messages of the shop's content pages. */
export const pagesMessages = messages({
  'about-us': { fa: 'دربارهٔ ما', en: 'About Us' },
  'privacy-policy': { fa: 'حریم خصوصی', en: 'Privacy Policy' },
  notWritten: { fa: 'متن این صفحه هنوز نوشته نشده است.', en: 'The text of this page has not been written yet.' },
  changedOn: { fa: (date: string) => `آخرین ویرایش: ${date}`, en: (date: string) => `Last changed: ${date}` },
  contactUs: { fa: 'تماس با ما', en: 'Contact us' },
  contactLead: {
    fa: (hours: number | null) =>
      hours === null
        ? 'پرسشی دارید؟ از ما بپرسید.'
        : `پرسشی دارید؟ حداکثر تا ${formatNumber(hours, 'fa')} ساعت پاسخ می‌دهیم.`,
    en: (hours: number | null) =>
      hours === null ? 'A question? Ask us.' : `A question? We answer within ${hours} hours.`,
  },
  figures: { fa: 'فروشگاه در یک نگاه', en: 'The shop in figures' },
  products: { fa: 'کالا', en: 'Products' },
  customers: { fa: 'مشتری', en: 'Customers' },
  orders: { fa: 'سفارش', en: 'Orders' },
});
