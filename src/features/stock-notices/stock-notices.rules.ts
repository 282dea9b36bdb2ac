import { stockNoticeHash } from '#features/auth/sign-in-reason.rules.ts';

/** Maximum number of variants a customer can wait for. */
export const maxStockNotices = 50;

/** Retention of notified subscriptions, in days. */
export const storedDays = 30;

/** The fragment of the product page's section for subscribing. */
export const stockNoticePart = stockNoticeHash.slice(1);
