import { messages } from '#shared/messages.ts';

/** What an applicant is told by a text message. */
export const applicationNews = messages({
  approved: {
    fa: (store: string) => `حجره\nفروشگاه «${store}» باز شد. کالاها و سفارش‌هایتان را در بخش «میز فروشنده» ببینید.`,
    en: (store: string) => `Hojreh\nYour shop “${store}” is open. See your products and orders at your seller's desk.`,
  },
  refused: {
    fa: (store: string) => `حجره\nدرخواست شما برای «${store}» این بار پذیرفته نشد. دلیلش را در حجره بخوانید.`,
    en: (store: string) => `Hojreh\nYour application for “${store}” was not accepted this time. Read why at Hojreh.`,
  },
});
