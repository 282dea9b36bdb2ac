import { messages } from '#shared/messages.ts';

/** Texts of the product finder. */
export const productFinderMessages = messages({
  findProduct: { fa: 'جست‌وجوی کالا', en: 'Find a product' },
  findProductHint: { fa: 'نام یا شمارهٔ کالا را بنویسید.', en: 'Type its name or number.' },
  noProduct: { fa: 'کالایی پیدا نشد', en: 'No product found' },
  choose: { fa: (name: string) => `انتخاب ${name}`, en: (name: string) => `Choose ${name}` },
});
