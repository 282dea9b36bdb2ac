import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

export const customersAdminMessages = messages({
  title: { fa: 'مشتریان', en: 'Customers' },
  list: { fa: 'مشتریان فروشگاه، تازه‌ترین اول', en: 'The customers of the shop, newest first' },
  search: { fa: 'موبایل، نام، نام کاربری یا ایمیل', en: 'Phone, name, username or mail' },
  name: { fa: 'نام', en: 'Name' },
  phone: { fa: 'موبایل', en: 'Phone' },
  email: { fa: 'ایمیل', en: 'Mail' },
  since: { fa: 'عضو از', en: 'Since' },
  state: { fa: 'وضعیت', en: 'State' },
  active: { fa: 'فعال', en: 'Active' },
  blocked: { fa: 'مسدود', en: 'Blocked' },
  staff: { fa: 'همکار', en: 'Staff' },
  erased: { fa: 'حذف‌شده', en: 'Erased' },
  former: {
    fa: (id: number) => `مشتری پیشین ${toPersianDigits(String(id))}`,
    en: (id: number) => `Former customer ${id}`,
  },
  all: { fa: 'فعال و مسدود', en: 'Active and blocked' },
  empty: { fa: 'مشتری‌ای با این مشخصات پیدا نشد', en: 'No customer fits these filters' },
  failed: { fa: 'اطلاعات مشتری بارگذاری نشد.', en: 'The customer could not be loaded.' },
  devices: { fa: 'دستگاه‌های واردشده', en: 'Signed-in devices' },
  addresses: { fa: 'نشانی‌ها', en: 'Addresses' },
  noAddress: { fa: 'نشانی‌ای ندارد.', en: 'No address is kept.' },
  facts: { fa: 'مشخصات', en: 'Who it is' },
  orders: { fa: 'سفارش‌ها', en: 'Orders' },
  noOrders: { fa: 'هنوز سفارشی نداده است', en: 'There are no orders yet' },
  credit: { fa: 'اعتبار', en: 'Store credit' },
  toman: {
    fa: (amount: number) => `${formatToman(amount, 'fa')} تومان`,
    en: (amount: number) => `${formatToman(amount, 'en')} Toman`,
  },
  correctName: { fa: 'اصلاح نام', en: 'Correct the name' },
  fullName: { fa: 'نام و نام خانوادگی', en: 'Full name' },
  fullNameHint: { fa: 'مشتری این نام را فقط یک بار می‌تواند بنویسد.', en: 'The customer can write it only once.' },
  save: { fa: 'ثبت', en: 'Save' },
  block: { fa: 'مسدود کردن', en: 'Block' },
  unblock: { fa: 'رفع مسدودی', en: 'Unblock' },
  blockQuestion: { fa: 'این مشتری مسدود شود؟', en: 'Block this customer?' },
  blockMeans: {
    fa: 'از همهٔ دستگاه‌ها بیرون می‌رود و تا رفع مسدودی نمی‌تواند وارد شود. سفارش‌هایش می‌ماند.',
    en: 'They are signed out everywhere and cannot sign in until unblocked. Their orders stay.',
  },
  unblocked: { fa: 'مشتری دوباره می‌تواند وارد شود.', en: 'The customer can sign in again.' },
  nowBlocked: { fa: 'مشتری مسدود شد.', en: 'The customer is blocked.' },
});
