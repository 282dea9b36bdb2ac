import { messages } from '#shared/messages.ts';

export const staffMessages = messages({
  title: { fa: 'همکاران', en: 'Staff' },
  list: { fa: 'همکاران فروشگاه', en: 'The staff of the shop' },
  name: { fa: 'نام', en: 'Name' },
  phone: { fa: 'موبایل', en: 'Phone' },
  role: { fa: 'نقش', en: 'Role' },
  owner: { fa: 'مالک فروشگاه', en: 'Owner' },
  manager: { fa: 'مدیر', en: 'Manager' },
  support: { fa: 'پشتیبان', en: 'Support' },
  writer: { fa: 'نویسنده', en: 'Writer' },
  ownerMay: { fa: 'همه چیز، و نقش دیگران', en: 'Everything, and who has which role' },
  managerMay: {
    fa: 'سفارش‌ها، کالاها، تخفیف‌ها، تنظیمات و اعتبارها',
    en: 'Orders, products, coupons, settings and credit',
  },
  supportMay: { fa: 'سفارش‌ها، گفت‌وگوها، درخواست‌ها و نظرها', en: 'Orders, conversations, tickets and reviews' },
  writerMay: { fa: 'نوشته‌ها و برگه‌ها', en: 'Posts and pages' },
  add: { fa: 'دادن نقش به یک مشتری', en: 'Give a customer a role' },
  customer: { fa: 'شمارهٔ موبایل یا نام کاربری', en: 'Phone or username' },
  customerHint: { fa: 'باید قبلاً در فروشگاه ثبت‌نام کرده باشد.', en: 'They must have signed up at the shop before.' },
  give: { fa: 'دادن نقش', en: 'Give the role' },
  given: { fa: 'نقش داده شد؛ باید دوباره وارد شود.', en: 'The role is given; they have to sign in again.' },
  employedAlready: {
    fa: 'این شخص هم‌اکنون نقشی دارد؛ آن را در فهرست عوض کنید.',
    en: 'They have a role already; change it in the list.',
  },
  roleOf: { fa: (name: string) => `نقش ${name}`, en: (name: string) => `Role of ${name}` },
  take: { fa: 'گرفتن نقش', en: 'Take the role' },
  takeFrom: { fa: (name: string) => `گرفتن نقش از ${name}`, en: (name: string) => `Take the role of ${name}` },
  takeQuestion: { fa: 'نقش این همکار گرفته شود؟', en: 'Take the role of this colleague?' },
  takeMeans: {
    fa: 'از همهٔ دستگاه‌ها بیرون می‌رود و دیگر به پیشخان راه ندارد؛ حساب مشتری او می‌ماند.',
    en: 'They are signed out everywhere and no longer get into the back office; their customer account stays.',
  },
  taken: { fa: 'نقش گرفته شد.', en: 'The role was taken.' },
  changeMeans: {
    fa: 'با تغییر نقش، همکار از همهٔ دستگاه‌ها بیرون می‌رود و با نقش تازه وارد می‌شود.',
    en: 'A changed role signs the colleague out everywhere; they come back in with the new one.',
  },
  blocked: { fa: 'مسدود', en: 'Blocked' },
  you: { fa: 'شما', en: 'You' },
  empty: { fa: 'هنوز کسی نقشی ندارد', en: 'Nobody has a role yet' },

  ownerTitle: { fa: 'اولین مالک فروشگاه', en: 'The first owner of the shop' },
  ownerLead: {
    fa: 'این فروشگاه هنوز مالکی ندارد. این لینک فقط یک بار کار می‌کند.',
    en: 'This shop has no owner yet. This link works only once.',
  },
  becomeOwner: { fa: 'ساختن حساب مالک', en: 'Make the owner’s account' },
  becoming: { fa: 'در حال ساختن…', en: 'Making it…' },
});
