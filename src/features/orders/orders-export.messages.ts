import { messages } from '#shared/messages.ts';

/** Column headings of the order export. */
export const exportMessages = messages({
  number: { fa: 'شماره', en: 'Number' },
  date: { fa: 'تاریخ', en: 'Date' },
  time: { fa: 'ساعت', en: 'Time' },
  state: { fa: 'وضعیت', en: 'State' },
  customer: { fa: 'گیرنده', en: 'Recipient' },
  phone: { fa: 'موبایل', en: 'Phone' },
  province: { fa: 'استان', en: 'Province' },
  city: { fa: 'شهر', en: 'City' },
  payment: { fa: 'روش پرداخت', en: 'Payment' },
  paid: { fa: 'پرداخت‌شده', en: 'Paid' },
  yes: { fa: 'بله', en: 'Yes' },
  no: { fa: 'خیر', en: 'No' },
  pieces: { fa: 'تعداد کالا', en: 'Pieces' },
  items: { fa: 'جمع کالاها', en: 'Items' },
  discount: { fa: 'تخفیف', en: 'Discount' },
  shipping: { fa: 'هزینهٔ ارسال', en: 'Shipping' },
  vat: { fa: 'مالیات داخل قیمت', en: 'VAT contained' },
  total: { fa: 'مبلغ کل (تومان)', en: 'Total (Toman)' },
  refunded: { fa: 'پس داده شده', en: 'Refunded' },
  file: { fa: (day: string) => `سفارش‌ها-${day}.csv`, en: (day: string) => `orders-${day}.csv` },
});
