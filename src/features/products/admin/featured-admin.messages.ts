import { messages } from '#shared/messages.ts';

/** Texts of the featured products. */
export const featuredAdminMessages = messages({
  featuredHint: {
    fa: 'به همین ترتیب در صفحهٔ کالاهای برگزیده دیده می‌شوند.',
    en: 'They are shown on the featured page in this order.',
  },
  noFeatured: { fa: 'هنوز کالایی انتخاب نشده است.', en: 'Nothing is featured yet.' },
  up: { fa: (name: string) => `${name} بالاتر`, en: (name: string) => `Move ${name} up` },
  down: { fa: (name: string) => `${name} پایین‌تر`, en: (name: string) => `Move ${name} down` },
  remove: { fa: (name: string) => `برداشتن ${name}`, en: (name: string) => `Remove ${name}` },
  hidden: { fa: 'پنهان', en: 'Hidden' },
});
