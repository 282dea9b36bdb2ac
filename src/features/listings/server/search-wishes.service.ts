import { brandNames } from '#features/brands/server/brands.service.ts';
import { dictionary } from '#features/synonyms/server/synonyms.service.ts';
import { otherNamesOf, type Dictionary } from '#features/synonyms/synonyms.rules.ts';
import type { Shop } from '#platform/shop.ts';
import { onceFor } from '#shared/once-for.ts';
import { words } from '#shared/text/search-text.ts';
import { searchWords } from '../listings.rules.ts';
import { knownNames } from '../known-names.rules.ts';
import { latinNamesOf } from '../named-colours.rules.ts';
import { isSize, wishesIn, type Wished, type Wishes } from '../wishes.rules.ts';
import { facetRows } from './facet-rows.ts';
import { narrowingOf } from './product-list.service.ts';
import { countedMatches } from './common-words.service.ts';
import { readText } from './search-reading.service.ts';

/** A search as it was understood: what of it is searched for, and what the list is narrowed to. */
export interface UnderstoodSearch {
  readonly text: string;
  readonly wished: Wished;
}

/**
 * What a text wishes besides words, in what the shop has. A colour, a brand and a size narrow only where they leave no less than they find as
 * words of names. Null where it wishes nothing.
 */
export async function understood(shop: Shop, text: string): Promise<UnderstoodSearch | null> {
  if (!/\s/.test(text.trim())) return null;
  const { hexes, rows } = await facetRows(shop);
  const read = wishesIn(text, {
    colours: knownColours(await dictionary(shop))(hexes),
    brands: knownBrands(await brandNames(shop)),
  });
  if (read === null) return null;
  const wishes = { ...read, likely: withStoredSize(read.likely, rows.sizesInUse()) };
  if (await leavesSomething(shop, wishes))
    return { text: wishes.text, wished: { ...wishes.certain, ...wishes.likely } };
  const { textOfCertain, certain } = read;
  const isUnderstood = Object.keys(certain).length > 0 || searchWords(textOfCertain).length < searchWords(text).length;
  return isUnderstood ? { text: textOfCertain, wished: certain } : null;
}

type BrandList = Awaited<ReturnType<typeof brandNames>>;

const knownBrands = onceFor((all: BrandList) =>
  knownNames(all.map(({ slug, name, nameEn }) => ({ key: slug, names: [name, nameEn ?? ''] }))),
);

/** Colours only come: one that no product has any more narrows nothing. */
const knownColours = onceFor((known: Dictionary) => {
  let [count, made] = [0, knownNames([])];
  return (hexes: ReadonlyMap<string, string>) => {
    if (hexes.size !== count) [count, made] = [hexes.size, knownNames(coloursOf([...hexes.keys()], known))];
    return made;
  };
});

/** Colours by their own names, then by others, as far as those are a word for a word: red is قرمز. */
const coloursOf = (colours: readonly string[], known: Dictionary) => [
  ...colours.map((name) => ({ key: name, names: [name] })),
  ...colours.map((name) => ({
    key: name,
    names: [...otherNamesOf(words(name).join(' '), known), ...latinNamesOf(name)],
  })),
];

/** The wishes with a size as the shop writes it, and as it was typed where no product has it: then nothing is left. */
function withStoredSize(likely: Wished, sizes: ReadonlySet<string>): Wished {
  const { size } = likely;
  const stored = size === undefined ? undefined : [...sizes].find((one) => isSize(one, size));
  return stored === undefined ? likely : { ...likely, size: stored };
}

/** Whether what is likely wished leaves something, and no less than its words find as words of names. */
async function leavesSomething(shop: Shop, { text, textOfCertain, likely }: Wishes): Promise<boolean> {
  if (Object.keys(likely).length === 0) return true;
  const { match } = await readText(shop, text);
  const left = await countedMatches(shop, match, narrowingOf(likely));
  return left > 0 && left >= (await countedMatches(shop, { words: searchWords(textOfCertain) }));
}
