import { messages } from '#shared/messages.ts';

export const assistantsAdminMessages = messages({
  title: { fa: 'دستیارهای خرید', en: 'Assistants' },
  lead: {
    fa: 'دستیارهای هوشمند می‌توانند با پروتکل جهانی تجارت (UCP) در فروشگاه شما بگردند و کالاها را با قیمت و موجودی به مشتری نشان دهند. خرید و پرداخت در خود فروشگاه و به دست مشتری است.',
    en: 'Assistants can look around your shop by the Universal Commerce Protocol (UCP) and show a customer its products with price and stock. Buying and paying happen here, by the customer.',
  },
  terms: { fa: 'اجازه‌ها', en: 'What they may do' },
  mode: { fa: 'دستیارها چه کنند؟', en: 'What may assistants do?' },
  off: { fa: 'هیچ', en: 'Nothing' },
  offHint: { fa: 'فروشگاه به دستیارها پاسخی نمی‌دهد.', en: 'The shop does not answer assistants.' },
  readOnly: { fa: 'فقط دیدن', en: 'Look only' },
  readOnlyHint: { fa: 'جست‌وجو، قیمت و موجودی کالاها.', en: 'Search, prices and stock of products.' },
  on: { fa: 'دیدن و آماده‌کردن خرید', en: 'Look and prepare purchases' },
  onHint: {
    fa: 'سبد را هم پر می‌کنند؛ مشتری خودش در فروشگاه می‌بیند، تأیید می‌کند و می‌پردازد.',
    en: 'They fill a cart as well; the customer looks at it here, agrees and pays.',
  },
  callsPerMinute: { fa: 'سقف درخواست هر دستیار در دقیقه', en: 'Calls of each in a minute, at most' },
  badCalls: { fa: 'از ۱ تا ۱۰٬۰۰۰ بنویسید.', en: 'Write 1 to 10,000.' },
  save: { fa: 'ذخیره', en: 'Save' },
  list: { fa: 'دستیارهایی که آمده‌اند', en: 'Assistants that have called' },
  profile: { fa: 'نشانی نمایه', en: 'Profile' },
  firstSeen: { fa: 'اولین بار', en: 'First call' },
  lastUsed: { fa: 'آخرین بار', en: 'Last call' },
  empty: { fa: 'هنوز هیچ دستیاری سر نزده است.', en: 'No assistant has called yet.' },
  failed: { fa: 'این صفحه بارگذاری نشد.', en: 'This page could not be loaded.' },
});
