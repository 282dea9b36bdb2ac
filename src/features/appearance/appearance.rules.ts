import { isLanguage, type Language, type Text } from '#shared/language.ts';
import { deliveredName } from '#shared/shop-name.ts';

/** The shop's name and its appearance to a first-time visitor. */
export interface Brand {
  readonly name: Text;
  /** Key of a stored image; null for the default mark. */
  readonly logo: string | null;
  readonly theme: 'dark' | 'light';
  readonly view: 'ltr' | 'rtl';
  /** Null until the owner decides: the operator's setting (SHOP_LANGUAGE) applies. */
  readonly language: Language | null;
}

/** The name of the setting that stores the owner's decision (settings.tables.ts). */
export const brandSetting = 'brand';

/** The brand that applies until the owner changes it. */
export const deliveredBrand: Brand = { name: deliveredName, logo: null, theme: 'dark', view: 'ltr', language: null };

/** The background of each theme, which the browser paints around the shop (theme.css). */
export const backgroundOf = { dark: '#0F1318', light: '#FAF8F5' } as const;

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the owner's settings, field by field; a missing or invalid field takes its default. */
export function brandFrom(saved: unknown): Brand {
  const own: Readonly<Record<string, unknown>> = typeof saved === 'object' && saved !== null ? { ...saved } : {};
  const { name_fa: fa, name_en: en, logo, theme, view, language } = own;
  return {
    name: { fa: isName(fa) ? fa : deliveredBrand.name.fa, en: isName(en) ? en : deliveredBrand.name.en },
    logo: isName(logo) ? logo : null,
    theme: theme === 'light' ? 'light' : 'dark',
    view: view === 'rtl' ? 'rtl' : 'ltr',
    language: isLanguage(language) ? language : null,
  };
}

/**
 * An icon of the installed shop: its side in pixels, the share of it that the logo fills, and whether it has a background because the system crops it
 * to a shape.
 */
interface BrandIcon {
  readonly side: number;
  readonly part: number;
  readonly onBackground: boolean;
}

/** The icons generated from a logo. Of a maskable icon, the central eight tenths are always visible. */
export const brandIcons = {
  'icon-48': { side: 48, part: 1, onBackground: false },
  'icon-192': { side: 192, part: 1, onBackground: false },
  'icon-512': { side: 512, part: 1, onBackground: false },
  'maskable-512': { side: 512, part: 0.62, onBackground: true },
  'apple-touch-icon': { side: 180, part: 0.8, onBackground: true },
} as const satisfies Readonly<Record<string, BrandIcon>>;
export type BrandIconName = keyof typeof brandIcons;

/** Returns the URL of an icon of the shop; it contains logo and theme, so the icon can be cached for ever. */
export function brandIconAddress({ logo, theme }: Pick<Brand, 'logo' | 'theme'>, name: BrandIconName): string {
  if (logo !== null) return `/brand/${logo}-${theme}/${name}.png`;
  return name === 'icon-48' ? '/icon.svg' : `/icons/${name}.png`;
}

/** Whether a URL is that of the default mark, which has a dark square behind it; the shop's pages draw it without one. */
export const isDeliveredIcon = (address: string): boolean => address.startsWith('/icons/');
