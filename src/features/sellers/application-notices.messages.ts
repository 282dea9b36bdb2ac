import { messages } from '#shared/messages.ts';

/** Text messages to applicants. */
export const applicationNotices = messages({
  approved: {
    fa: (shop: string, store: string) =>
      `${shop}\nفروشگاه «${store}» باز شد. کالاها و سفارش‌هایتان را در بخش «پنل فروشنده» ببینید.`,
    en: (shop: string, store: string) =>
      `${shop}\nYour shop “${store}” is open. See your products and orders at your seller's desk.`,
  },
  refused: {
    fa: (shop: string, store: string) =>
      `${shop}\nدرخواست شما برای «${store}» این بار پذیرفته نشد. دلیلش را در فروشگاه بخوانید.`,
    en: (shop: string, store: string) =>
      `${shop}\nYour application for “${store}” was not accepted this time. Read why at the shop.`,
  },
});
