import { useRouteLoaderData } from 'react-router';
import { brandIconAddress, deliveredBrand, type Brand } from '#features/appearance/appearance.rules.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Language } from '#shared/language.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';

/** The brand as every page displays it, in the page's language. */
export interface VisibleBrand extends Pick<Brand, 'theme' | 'view'> {
  readonly name: string;
  /** Addresses; without a logo the default mark is used. */
  readonly logo: string | null;
  readonly icon: string;
  readonly touchIcon: string;
  /** The image used when sharing a page without an image of its own. */
  readonly sharingImage: string;
}

/** Returns what a page needs of the brand. */
export function visibleBrand({ name, logo, theme, view }: Omit<Brand, 'language'>, language: Language): VisibleBrand {
  return {
    theme,
    view,
    name: name[language],
    logo: logo === null ? null : renditionAddress(logo, 160),
    icon: brandIconAddress({ logo, theme }, 'icon-48'),
    touchIcon: brandIconAddress({ logo, theme }, 'apple-touch-icon'),
    sharingImage: brandIconAddress({ logo, theme }, 'maskable-512'),
  };
}

/** Returns the brand that the document was rendered with; the default where even that is missing. */
export function useBrand(): VisibleBrand {
  const root = useRouteLoaderData<{ brand: VisibleBrand }>('root');
  const language = useLanguage();
  return root?.brand ?? visibleBrand(deliveredBrand, language);
}
