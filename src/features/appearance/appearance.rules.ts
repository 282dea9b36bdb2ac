import { isLanguage, type Language, type Text } from '#shared/language.ts';
import { deliveredName } from '#shared/shop-name.ts';

/** What the shop is called and looks like to who comes for the first time. */
export interface Brand {
  readonly name: Text;
  /** Key of a stored image; null is the mark as delivered. */
  readonly logo: string | null;
  readonly theme: 'dark' | 'light';
  readonly view: 'ltr' | 'rtl';
  /** Null until the owner decides: the operator's (SHOP_LANGUAGE) holds. */
  readonly language: Language | null;
}

/** The name under which the owner's decision is stored (settings.tables.ts). */
export const brandSetting = 'brand';

/** What holds until the owner decides. */
export const deliveredBrand: Brand = { name: deliveredName, logo: null, theme: 'dark', view: 'ltr', language: null };

/** The ground of each theme, which the browser paints around the shop (theme.css). */
export const backgroundOf = { dark: '#0F1318', light: '#FAF8F5' } as const;

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the owner decided, part by part; a part that is missing or makes no sense is as delivered. */
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

/** An icon of the installed shop: its side in pixels, and how much of it the logo fills; on a ground where the system cuts it to a shape. */
interface BrandIcon {
  readonly side: number;
  readonly part: number;
  readonly onBackground: boolean;
}

/** The icons that are drawn from a logo. Of a maskable one, the middle eight tenths are always seen. */
export const brandIcons = {
  'icon-48': { side: 48, part: 1, onBackground: false },
  'icon-192': { side: 192, part: 1, onBackground: false },
  'icon-512': { side: 512, part: 1, onBackground: false },
  'maskable-512': { side: 512, part: 0.62, onBackground: true },
  'apple-touch-icon': { side: 180, part: 0.8, onBackground: true },
} as const satisfies Readonly<Record<string, BrandIcon>>;
export type BrandIconName = keyof typeof brandIcons;

/** Where an icon of the shop is had: its address names logo and ground, so it can be stored for ever. */
export function brandIconAddress({ logo, theme }: Pick<Brand, 'logo' | 'theme'>, name: BrandIconName): string {
  if (logo !== null) return `/brand/${logo}-${theme}/${name}.png`;
  return name === 'icon-48' ? '/icon.svg' : `/icons/${name}.png`;
}

/** Whether an address is that of the mark as delivered, which stands on a dark square: on a page of the shop it is drawn without one. */
export const isDeliveredIcon = (address: string): boolean => address.startsWith('/icons/');
