import type { Language, Text } from '#shared/language.ts';
import type { PromoForm } from './home-promo.contract.ts';

/** The name under which the owner's decision is stored (settings.tables.ts). */
export const promoSetting = 'home-promo';

/** The banner that the shop is delivered with, displayed where the shop has that category; it promises nothing that the shop may not have. */
export const deliveredPromo: PromoForm = {
  shown: true,
  link: '/catagory/health-beauty',
  picture_key: null,
  title: { fa: 'زیبایی و سلامت', en: 'Health and beauty' },
  text: { fa: 'هرچه برای مراقبت از پوست، مو و تن لازم دارید', en: 'All you need for skin, hair and body' },
  action: { fa: 'دیدن کالاها', en: 'See the products' },
};

/** Whether a link stays in the shop and leads to a page of it: no other site, no call, nothing of the staff. */
export function leadsIntoShop(link: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(link) && !/^\/(?:api|admin|media|assets)(?:[/?#]|$)/.test(link);
}

/** The slug of the category that a link leads to; null for any other page. */
export function categoryOfLink(link: string): string | null {
  const slug = /^\/catagory\/([^/?#]+)/.exec(link)?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return null;
  }
}

/** A text in a language; where that was not written, in Persian. */
export const wordedIn = (text: Text, language: Language): string => (text[language] === '' ? text.fa : text[language]);
