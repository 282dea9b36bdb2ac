import { stockNoticeHash } from '#features/auth/sign-in-reason.rules.ts';

/** For so many variants at most a customer waits at a time. */
export const maxStockNotices = 50;

/** So long a notice that was sent is stored. */
export const storedDays = 30;

/** The part of a product's page where somebody has themselves notified. */
export const stockNoticePart = stockNoticeHash.slice(1);
