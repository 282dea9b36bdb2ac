import type { MetaDescriptor } from 'react-router';
import { isLanguage, type Language } from '#shared/language.ts';
import { renditionAt } from '#features/media/media.rules.ts';
import { deliveredBrand } from '#features/appearance/appearance.rules.ts';
import { visibleBrand, type VisibleBrand } from '../session/brand.ts';
import { reportQuietly } from './guard.ts';
import { webMessages } from '../web.messages.ts';

interface Match {
  readonly id: string;
  readonly data?: unknown;
  readonly loaderData?: unknown;
}
interface Root {
  readonly language: Language;
  readonly publicUrl: string;
  readonly brand: VisibleBrand;
}

/** The contents of a page's head. */
export interface PageHead {
  readonly title: string;
  /** The description of the page; a long text is cut at a word boundary. */
  readonly description?: string;
  /** The page's canonical address, from its root: `/single-product/x`. */
  readonly canonical?: string;
  /** The address of an image, absolute or from the root; without one the shop's own mark is shared. */
  readonly image?: string | null;
  readonly type?: 'website' | 'product' | 'article';
  /** Structured data of schema.org. */
  readonly structured?: readonly object[];
  /** Whether search engines should not index it: pages of a single shopper. */
  readonly unlisted?: boolean;
}

/** The image width that services request to display a shared page as a card. */
const sharedWidth = 960;
/** The number of characters of a description that search engines display. */
const longestSummary = 160;

/** Returns the beginning of a text, on one line and cut at a word boundary. */
function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestSummary) return line;
  const cut = line.slice(0, longestSummary - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSummary / 2))}…`;
}

function rootOf(matches: readonly (Match | undefined)[]): Root {
  const match = matches.find((one) => one?.id === 'root');
  const root = (match?.loaderData ?? match?.data) as Partial<Root> | undefined;
  const language = isLanguage(root?.language) ? root.language : 'fa';
  return { language, publicUrl: root?.publicUrl ?? '', brand: root?.brand ?? visibleBrand(deliveredBrand, language) };
}

/** The `meta` export of a page whose head depends on its data: title, description, canonical address, Open Graph. */
export function pageHead<Data>(
  make: (given: {
    data: Data | undefined;
    language: Language;
    publicUrl: string;
    brand: VisibleBrand;
    path: string;
  }) => PageHead,
) {
  return ({
    data,
    loaderData,
    matches,
    location,
  }: {
    data?: unknown;
    loaderData?: Data | undefined;
    matches: readonly (Match | undefined)[];
    location: { pathname: string };
  }): MetaDescriptor[] => {
    const { language, publicUrl, brand } = rootOf(matches);
    const t = webMessages[language];
    let head: PageHead = { title: brand.name };
    try {
      head = make({
        data: loaderData ?? (data as Data | undefined),
        language,
        publicUrl,
        brand,
        path: location.pathname,
      });
    } catch (error) {
      // No error boundary covers this: without its own head a page has the shop's.
      reportQuietly(error);
    }
    const absolute = (address: string) => (address.startsWith('/') ? `${publicUrl}${address}` : address);
    const address = absolute(head.canonical ?? location.pathname);
    const title = head.title === brand.name ? head.title : `${head.title} | ${brand.name}`;
    const description = summaryOf(head.description ?? '') || t.shopDescription(brand.name);
    return [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: address },
      ...(head.unlisted === true ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: head.type ?? 'website' },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: language === 'fa' ? 'fa_IR' : 'en_US' },
      { property: 'og:image', content: absolute(renditionAt(head.image ?? brand.sharingImage, sharedWidth)) },
      ...(head.structured ?? []).map((one) => ({ 'script:ld+json': one as Record<string, string> })),
    ];
  };
}

/** The `meta` export of a page whose title is one of the web's messages. */
export function titled(choose: (t: (typeof webMessages)['fa']) => string, options: { unlisted?: boolean } = {}) {
  return pageHead(({ language }) => ({ title: choose(webMessages[language]), ...options }));
}
