import { toLatinDigits } from '#shared/text/digits.ts';
import { words } from '#shared/text/search-text.ts';
import type { ListQuery } from './listings.contract.ts';

/**
 * What a search wishes besides words: "shoes under 2 million, size 43". Prices are whole toman; a number is a price only with its unit, or
 * from ten thousand on, since smaller ones are models and sizes.
 */

/** The filters that a text can wish for, as the address of a list names them. */
export type Wished = Pick<ListQuery, 'sort' | 'brand' | 'colour' | 'size' | 'price_min' | 'price_max' | 'in_stock'>;

/** A text with what it wishes. */
export interface Wishes {
  /** What is left to be searched for. */
  readonly text: string;
  /** The same where what is likely wished is a word of a name after all. */
  readonly textOfCertain: string;
  /** What is written in so many words. */
  readonly certain: Wished;
  /** A size, a colour and a brand: words that may as well be part of a name. */
  readonly likely: Wished;
}

/** What colours and brands the shop has. */
export interface Wishable {
  readonly colours: readonly string[];
  readonly brands: readonly { readonly slug: string; readonly names: readonly string[] }[];
}

const number = String.raw`\d+(?:\.\d+)?`;
const unit = String.raw`(?: ?(هزار|میلیون|ملیون|thousand|million|k|m))?(?: ?(تومان|تومن|toman))?`;
const amount = `(${number})${unit}`;
const from = '(?:از|بین|from|between)';
const upTo = '(?:تا|و|to|and)';
const below = '(?:زیر|تا|کمتر از|حداکثر|ارزان تر از|ارزانتر از|under|below|up to|less than)';
const above = '(?:بالای|بیشتر از|حداقل|گران تر از|گرانتر از|over|above|more than)';
const factors: Readonly<Record<string, number>> = {
  ...{ هزار: 1_000, thousand: 1_000, k: 1_000, میلیون: 1_000_000, ملیون: 1_000_000, million: 1_000_000, m: 1_000_000 },
};
/** Without a unit a smaller number is no price. */
const leastBarePrice = 10_000;
const greatestPrice = 2_147_483_647;

/** An amount in toman; null where it is no price. `inherited` is the unit that stands behind the second of two. */
function tomanOf(digits = '', unitOf?: string, currency?: string, inherited?: string): number | null {
  const factor = factors[unitOf ?? inherited ?? ''];
  const toman = Math.round(Number(digits) * (factor ?? 1));
  const isPrice = factor !== undefined || currency !== undefined || toman >= leastBarePrice;
  return isPrice && toman > 0 && toman <= greatestPrice ? toman : null;
}

interface Phrase {
  readonly pattern: string;
  readonly read: (groups: readonly (string | undefined)[]) => Wished | null;
}

const sortedBy = (sort: NonNullable<Wished['sort']>) => (): Wished => ({ sort });

const phrases: readonly Phrase[] = [
  {
    pattern: `${from} ${amount} ${upTo} ${amount}`,
    read: ([least, leastUnit, leastCurrency, greatest, greatestUnit, greatestCurrency]) => {
      const one = tomanOf(least, leastUnit, leastCurrency ?? greatestCurrency, greatestUnit);
      const other = tomanOf(greatest, greatestUnit, greatestCurrency);
      return one === null || other === null
        ? null
        : { price_min: Math.min(one, other), price_max: Math.max(one, other) };
    },
  },
  { pattern: `${below} ${amount}`, read: (groups) => priced('price_max', groups) },
  { pattern: `${above} ${amount}`, read: (groups) => priced('price_min', groups) },
  { pattern: 'ارزان ترین|ارزانترین|ارزان قیمت|ارزان|ارزون|cheapest|cheap', read: sortedBy('cheapest') },
  { pattern: 'گران ترین|گرانترین|most expensive', read: sortedBy('dearest') },
  { pattern: 'پرفروش ترین|پرفروشترین|پرفروش|best selling|bestselling', read: sortedBy('popular') },
  { pattern: 'جدید ترین|جدیدترین|تازه ترین|newest', read: sortedBy('newest') },
  { pattern: 'موجود|in stock', read: () => ({ in_stock: true }) },
];

function priced(name: 'price_min' | 'price_max', [digits, unitOf, currency]: readonly (string | undefined)[]) {
  const toman = tomanOf(digits, unitOf, currency);
  return toman === null ? null : { [name]: toman };
}

const sizePattern = String.raw`(?:سایز|اندازه|size) (\d{1,3}(?:\.5)?|\d?x{0,4}[sml])`;

/** Reads what a text wishes; null where it wishes nothing, or where nothing would be left to search for. */
export function wishesIn(typed: string, { colours, brands }: Wishable): Wishes | null {
  const text = new WishfulText(typed);
  let certain: Wished = {};
  for (const { pattern, read } of phrases) certain = { ...text.take(pattern, read), ...certain };
  if (text.isEmpty()) return null;
  const textOfCertain = text.rest;
  let likely: Wished = { ...text.take(sizePattern, ([size = '']) => ({ size })) };
  const colour = colours.find((name) => text.takesName(name, '(?:رنگ )?'));
  if (colour !== undefined) likely = { ...likely, colour };
  const brand = brands.find(({ names }) => names.some((name) => text.takesName(name)));
  if (brand !== undefined) likely = { ...likely, brand: brand.slug };
  if (text.isEmpty()) likely = {};
  if (Object.keys({ ...certain, ...likely }).length === 0) return null;
  return { text: text.isEmpty() ? textOfCertain : text.rest, textOfCertain, certain, likely };
}

/** Whether a stored size is the one that was typed, in whichever digits and letters. */
export const isSize = (stored: string, typed: string): boolean => words(stored).join(' ') === words(typed).join(' ');

/** A text from which what was understood is taken, piece by piece as it was typed. */
class WishfulText {
  #pieces: readonly { readonly typed: string; readonly folded: string }[];

  constructor(typed: string) {
    this.#pieces = typed.split(/\s+/).flatMap((piece) => {
      const folded = words(toLatinDigits(piece).replace(/(?<=\d)[,،٬](?=\d{3})/g, '')).join(' ');
      return folded === '' ? [] : [{ typed: piece, folded }];
    });
  }

  isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  get rest(): string {
    return this.#pieces.map(({ typed }) => typed).join(' ');
  }

  /** Takes the first place that a pattern fits, whole pieces of the text alone; nothing where what it says is no wish. */
  take(pattern: string, read: Phrase['read']): Wished {
    const folded = this.#pieces.map((piece) => piece.folded).join(' ');
    const match = new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`).exec(folded);
    const wished = match === null ? null : read(match.slice(1));
    if (match === null || wished === null) return {};
    let at = 0;
    this.#pieces = this.#pieces.filter((piece) => {
      const [begin, end] = [at, at + piece.folded.length];
      at = end + 1;
      return end <= match.index || begin >= match.index + match[0].length;
    });
    return wished;
  }

  /** Whether a name occurs, which is taken then. */
  takesName(name: string, before = ''): boolean {
    const folded = words(name).join(' ');
    const count = this.#pieces.length;
    if (folded.length >= 2) this.take(`${before}${folded.replaceAll('.', String.raw`\.`)}`, () => ({}));
    return this.#pieces.length < count;
  }
}
