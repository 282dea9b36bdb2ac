import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Texts of the seller applications. */
export const applicationsMessages = messages({
  title: { fa: 'درخواست‌های فروشندگی', en: 'Seller applications' },
  state: { fa: 'وضعیت', en: 'State' },
  waiting: { fa: (count: number) => `در انتظار (${fa(count)})`, en: (count: number) => `Waiting (${count})` },
  approved: { fa: (count: number) => `پذیرفته (${fa(count)})`, en: (count: number) => `Accepted (${count})` },
  refused: { fa: (count: number) => `ردشده (${fa(count)})`, en: (count: number) => `Refused (${count})` },
  list: { fa: 'درخواست‌های فروشندگی', en: 'Seller applications' },
  store: { fa: 'فروشگاه', en: 'Store' },
  kind: { fa: 'نوع', en: 'Type' },
  personal: { fa: 'شخصی', en: 'Personal' },
  business: { fa: 'کسب‌وکار', en: 'Business' },
  place: { fa: 'محل', en: 'Location' },
  applicant: { fa: 'درخواست‌کننده', en: 'Applicant' },
  when: { fa: 'زمان', en: 'When' },
  decision: { fa: 'رسیدگی', en: 'Decision' },
  approve: { fa: 'باز کردن فروشگاه', en: 'Open the shop' },
  approveOne: { fa: (store: string) => `باز کردن فروشگاه ${store}`, en: (store: string) => `Open the shop ${store}` },
  refuse: { fa: 'رد', en: 'Refuse' },
  refuseOne: {
    fa: (store: string) => `رد درخواست ${store}`,
    en: (store: string) => `Refuse the application of ${store}`,
  },
  refuseTitle: { fa: 'چرا پذیرفته نمی‌شود؟', en: 'Why is it not accepted?' },
  refuseText: { fa: 'درخواست‌کننده این دلیل را می‌خواند.', en: 'The applicant reads this reason.' },
  reasonName: { fa: 'نام فروشگاه روشن نیست یا برای دیگری است', en: 'The store’s name is unclear or somebody else’s' },
  reasonGoods: { fa: 'کالاهایتان در دسته‌های ما نیست', en: 'Your goods are in none of our categories' },
  reasonPapers: { fa: 'مدارک کسب‌وکار نیاز است', en: 'Papers of the business are needed' },
  opened: {
    fa: (store: string) => `فروشگاه «${store}» باز شد.`,
    en: (store: string) => `The shop “${store}” is open.`,
  },
  wasRefused: { fa: 'درخواست رد شد.', en: 'The application was refused.' },
  toShop: { fa: 'دیدن فروشگاه', en: 'See the shop' },
  none: { fa: 'درخواستی در این وضعیت نیست.', en: 'There are no applications in this state.' },
  reason: {
    fa: (reason: string) => `دلیل: \u2068${reason}\u2069`,
    en: (reason: string) => `Reason: \u2068${reason}\u2069`,
  },
});
