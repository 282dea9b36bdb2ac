import { productAddress } from '#features/products/products.addresses.ts';
import { categoryAddress } from '#features/categories/categories.addresses.ts';
import type { Suggestions } from '../search.contract.ts';

/** A suggestion and its link. */
export interface Suggested {
  readonly kind: 'recent' | 'word' | 'category' | 'brand' | 'product';
  readonly text: string;
  readonly address: string;
  readonly thumb?: string | null;
  /** In toman. */
  readonly price?: number;
}

/** Suggestions under one heading. */
export interface SuggestedGroup {
  readonly heading: 'recent' | 'popular' | 'words' | 'places' | 'products';
  readonly lines: readonly Suggested[];
}

const searchAddress = (words: string) => `/search?q=${encodeURIComponent(words)}`;
const brandAddress = (slug: string) => `/shop-grid?brand=${encodeURIComponent(slug)}`;

const bySearch =
  (kind: 'recent' | 'word') =>
  (text: string): Suggested => ({ kind, text, address: searchAddress(text) });

/** Returns the suggestions below the box in order: recent and popular searches when nothing is typed, matches otherwise. */
export function suggestedGroups(typed: string, recent: readonly string[], found: Suggestions | null): SuggestedGroup[] {
  const groups: SuggestedGroup[] =
    typed.trim() === ''
      ? [
          { heading: 'recent', lines: recent.map(bySearch('recent')) },
          { heading: 'popular', lines: (found?.words ?? []).map(bySearch('word')) },
        ]
      : [
          { heading: 'words', lines: (found?.words ?? []).map(bySearch('word')) },
          {
            heading: 'places',
            lines: [
              ...(found?.categories ?? []).map(({ slug, name, image }): Suggested => ({
                kind: 'category',
                text: name,
                thumb: image,
                address: categoryAddress(slug),
              })),
              ...(found?.brands ?? []).map(({ slug, name }): Suggested => ({
                kind: 'brand',
                text: name,
                address: brandAddress(slug),
              })),
            ],
          },
          {
            heading: 'products',
            lines: (found?.products ?? []).map(({ slug, name, thumb, new_price: price }): Suggested => ({
              kind: 'product',
              text: name,
              address: productAddress(slug),
              thumb,
              price,
            })),
          },
        ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Returns the index of the line an arrow key moves to, of `count` lines; -1 is the box itself, which is part of the cycle. */
export const lineAfter = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;
