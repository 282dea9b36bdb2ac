import { toLatinDigits } from './digits.ts';
import { persianLetters, toPersianLetters } from './persian-letters.ts';

/** The longest slug that the shop keeps. */
export const longestSlug = 120;

// Calls of their own below /api/products/, or names that calls below any noun may have: a product by such a name could not be reached.
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['categories', 'specialproduct', 'facets', 'featured'],
  ...['lookup', 'mine', 'order'],
]);
const isReserved = (slug: string) => reservedSlugs.has(slug) || slug.startsWith('bulk-');

const slugLetters = `a-z0-9${persianLetters}`;
const slugShape = new RegExp(`^[${slugLetters}]+(?:-[${slugLetters}]+)*$`);
const notSlugLetters = new RegExp(`[^${slugLetters}]+`);

/**
 * Whether a text can name a page in the shop's addresses: Latin letters (small, as one page has one spelling),
 * Latin digits and Persian letters, with single hyphens between them.
 */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugShape.test(text) && !isReserved(text);
}

function cutBetweenWords(slug: string): string {
  if (slug.length <= longestSlug) return slug;
  const end = slug.lastIndexOf('-', longestSlug);
  return slug.slice(0, end > 0 ? end : longestSlug);
}

/** The slug of a Persian or Latin name, cut between words; null when nothing of the name can stand in an address. */
export function slugify(name: string): string | null {
  const plain = toLatinDigits(toPersianLetters(name))
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase();
  const slug = cutBetweenWords(
    plain
      .split(notSlugLetters)
      .filter((part) => part !== '')
      .join('-'),
  );
  if (slug === '') return null;
  if (slug.startsWith('bulk-')) return withBulkBehind(slug);
  return isReserved(slug) ? `${slug}-1` : slug;
}

/** "Bulk rice" is found as `rice-bulk`. */
function withBulkBehind(slug: string): string {
  const others = slug.replace(/^(?:bulk(?:-|$))+/, '');
  return others === '' ? 'bulk' : `${others}-bulk`;
}
