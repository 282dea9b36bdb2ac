import { messages } from '#shared/messages.ts';

/** Texts of the search box before interaction, loaded with the home page's first texts. */
export const searchBoxMessages = messages({
  field: { fa: 'جست‌وجوی کالا', en: 'Search products' },
  placeholder: { fa: 'دنبال چه می‌گردید؟', en: 'Search the shop' },
  search: { fa: 'جست‌وجو', en: 'Search' },
});
