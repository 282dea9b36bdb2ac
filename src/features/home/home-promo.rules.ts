import type { Language, Text } from '#shared/language.ts';
import type { PromoForm } from './home-promo.contract.ts';

/** The key of the stored banner (settings.tables.ts). */
export const promoSetting = 'home-promo';

/** The default banner, displayed where the shop has that category; it makes no claims that may not hold for the shop. */
export const deliveredPromo: PromoForm = {
  shown: true,
  link: '/catagory/health-beauty',
  picture_key: null,
  title: { fa: 'زیبایی و سلامت', en: 'Health and beauty' },
  text: { fa: 'هرچه برای مراقبت از پوست، مو و تن لازم دارید', en: 'All you need for skin, hair and body' },
  action: { fa: 'دیدن کالاها', en: 'See the products' },
};

/** Whether a link leads to a storefront page: no other site, API path or admin page. */
export function leadsIntoShop(link: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(link) && !/^\/(?:api|admin|media|assets)(?:[/?#]|$)/.test(link);
}

/** Returns the slug of the category that a link leads to; null for any other page. */
export function categoryOfLink(link: string): string | null {
  const slug = /^\/catagory\/([^/?#]+)/.exec(link)?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return null;
  }
}

/** Returns a text in a language, falling back to Persian. */
export const wordedIn = (text: Text, language: Language): string => (text[language] === '' ? text.fa : text[language]);
