import { messages } from '#shared/messages.ts';

/** What the search box says before anybody uses it: on the home page these come with the first texts. */
export const searchBoxMessages = messages({
  field: { fa: 'جست‌وجوی کالا', en: 'Search products' },
  placeholder: { fa: 'دنبال چه می‌گردید؟', en: 'Search the shop' },
  search: { fa: 'جست‌وجو', en: 'Search' },
});
