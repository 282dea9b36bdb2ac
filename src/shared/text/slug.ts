import { toLatinDigits } from './digits.ts';
import { persianLetters, toPersianLetters } from './persian-letters.ts';

/** The maximum length of a slug. */
export const longestSlug = 120;

// Names of calls below /api/products/, or of calls below any noun: a product with such a slug could not be reached.
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['categories', 'specialproduct', 'facets', 'featured'],
  ...['lookup', 'mine', 'order'],
]);
const isReserved = (slug: string) => reservedSlugs.has(slug) || slug.startsWith('bulk-');

const slugLetters = `a-z0-9${persianLetters}`;
const slugShape = new RegExp(`^[${slugLetters}]+(?:-[${slugLetters}]+)*$`);
const notSlugLetters = new RegExp(`[^${slugLetters}]+`);

/**
 * Returns whether a text is valid as a slug: Latin lower-case letters (as one page has one spelling), Latin digits and Persian letters, with single
 * hyphens between them.
 */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugShape.test(text) && !isReserved(text);
}

function cutBetweenWords(slug: string): string {
  if (slug.length <= longestSlug) return slug;
  const end = slug.lastIndexOf('-', longestSlug);
  return slug.slice(0, end > 0 ? end : longestSlug);
}

/** Returns the slug of a Persian or Latin name, cut between words; null if nothing of the name is valid in an address. */
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

/** Moves "bulk" to the end: "Bulk rice" becomes `rice-bulk`. */
function withBulkBehind(slug: string): string {
  const others = slug.replace(/^(?:bulk(?:-|$))+/, '');
  return others === '' ? 'bulk' : `${others}-bulk`;
}
