import { messages } from '#shared/messages.ts';

/** The texts of {@link FunderChoice}. */
export const funderChoiceMessages = messages({
  fundedBy: { fa: 'هزینهٔ تخفیف با', en: 'Funded by' },
  hint: {
    fa: 'برای کالای فروشنده‌ها. اگر با فروشگاه باشد، سهم فروشنده بدون این تخفیف حساب می‌شود.',
    en: 'For the goods of sellers. Funded by the shop, sellers are paid as if nothing was taken off.',
  },
  shop: { fa: 'فروشگاه', en: 'The shop' },
  seller: { fa: 'فروشندهٔ کالا', en: 'The seller of the goods' },
});
