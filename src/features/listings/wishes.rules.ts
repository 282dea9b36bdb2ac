import { words } from '#shared/text/search-text.ts';
import { nameIn, type KnownNames } from './known-names.rules.ts';
import type { ListQuery } from './listings.contract.ts';
import {
  amountPattern,
  isMoneyAlone,
  isSurelyMoney,
  numberOf,
  numberPattern,
  plainNumbers,
  shortAmountPattern,
  sumPattern,
  tomanOf,
  tomanOfBare,
} from './wished-amounts.rules.ts';

/**
 * Filters within a search text: "shoes under 2 million, size 43". Prices are whole toman; a number is a price only with a unit, or from ten thousand
 * on, since smaller ones are models and sizes.
 */

/** The filters that a text can contain, named as in a list's URL. */
export type Wished = Pick<ListQuery, 'sort' | 'brand' | 'colour' | 'size' | 'price_min' | 'price_max' | 'in_stock'>;

/** A text and the filters extracted from it. */
export interface Wishes {
  /** The remaining text to search for; empty where all of it is a price, sort order or size. */
  readonly text: string;
  /** The same if the likely filters are part of a name after all. */
  readonly textOfCertain: string;
  /** The explicit filters; may be empty where only a filler phrase was removed. */
  readonly certain: Wished;
  /** A size, colour or brand: words that may also be part of a name. */
  readonly likely: Wished;
  /** Whether the size is a number without the word for size, which is as often a model: it counts only for products that have all other words. */
  readonly isBareNumber: boolean;
}

/** The shop's colours and brands: colours by name, brands by slug. */
export interface Wishable {
  readonly colours: KnownNames;
  readonly brands: KnownNames;
}

const amount = amountPattern;
const from = '(?:از|بین|from|between|az|beyne)';
/** «از یک و نیم» is not a range from one to a half. */
const amid = '(?:بین|between|beyne)';
const upTo = '(?:تا|الی|to|ta)';
const price = '(?:(?:با |به )?(?:قیمت|بودجه|نرخ)(?: ی)? )?';
const below = `${price}(?:زیر(?: قیمت)?|(?:تا|ta)(?: سقف| حداکثر)?|کم ?تر از|پا[یئ]ین(?: ?تر از)?|حداکثر|نهایتا|ارز[او]ن ?تر از|zire?|under|below|up to|less than|cheaper than|max|maximum|at most|no more than)`;
/** Phrases that mark a price even without a unit, if nothing follows. */
const surelyBelow = `${price}(?:زیر|کم ?تر از|ارز[او]ن ?تر از|پا[یئ]ین ?تر از|حداکثر|نهایتا|zire?|under|below|less than|cheaper than)`;
const above = `${price}(?:بالای|بالا ?تر از|بیش ?تر از|بیش از|حداقل|دست کم|گر[او]ن ?تر از|balaye|over|above|more than|min|minimum|at least)`;
const about = `${price}(?:حدود|حدودا|در حدود|در حد|تقریبا|around|about)`;
/** "About" an amount means at most this share more or less. */
const aboutShare = 0.2;

interface Phrase {
  readonly pattern: RegExp;
  readonly read: (groups: readonly (string | undefined)[]) => Wished | null;
}

/** Compiles a pattern of whole words, once, since a search tries all of them. */
const whole = (pattern: string) => new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`);

const sortedBy = (sort: NonNullable<Wished['sort']>) => (): Wished => ({ sort });

const phrases: readonly Phrase[] = [
  { pattern: whole(`${price}${from} ${amount} ${upTo} ${amount}`), read: between },
  { pattern: whole(`${price}${amid} ${shortAmountPattern} (?:و|and) ${amount}`), read: between },
  { pattern: whole(`${price}(?:از )?${amount} (?:به بالا|یا بیشتر|or more)`), read: priced('price_min') },
  { pattern: whole(`${price}(?:تا )?${amount} (?:به پا[یئ]ین|یا کمتر|or less)`), read: priced('price_max') },
  { pattern: whole(`${price}${amount} ${upTo} ${amount}`), read: between },
  { pattern: whole(`${below} ${amount}`), read: priced('price_max') },
  { pattern: whole(`${above} ${amount}`), read: priced('price_min') },
  { pattern: whole(`${about} ${amount}`), read: priced('about') },
  { pattern: whole(`(?:با )?بودجه(?: ی)? ${amount}`), read: priced('price_max') },
  { pattern: whole(`با ${amount}`), read: (groups) => (isSurelyMoney(groups[0]) ? priced('price_max')(groups) : null) },
  { pattern: whole(`(${numberPattern} ?(?:میلیونی|ملیونی|میلیاردی|ملیاردی))`), read: priced('about') },
  {
    pattern: whole(`^${price}${amount}$`),
    read: (groups) => (isMoneyAlone(groups[0]) ? priced('about')(groups) : null),
  },
  { pattern: whole(`${price}${sumPattern}`), read: priced('about') },
  { pattern: whole(`${surelyBelow} (${numberPattern})$`), read: bare('price_max') },
  { pattern: whole(`${above} (${numberPattern})$`), read: bare('price_min') },
  { pattern: whole(`${price}(?:از )?(${numberPattern}) (?:به بالا|یا بیشتر)$`), read: bare('price_min') },
  { pattern: whole(`${price}(?:تا )?(${numberPattern}) (?:به پا[یئ]ین|یا کمتر)$`), read: bare('price_max') },
  { pattern: whole(`${price}${from} (${numberPattern}) ${upTo} (${numberPattern})$`), read: bareBetween },
  {
    pattern: whole(
      'ارز[او]ن ?(?:ترین|تر|قیمت)|ارز[او]ن|کم قیمت|(?:با |به )?قیمت (?:مناسب|پا[یئ]ین)|مقرون به صرفه|به صرفه|arz[ao]o?n ?(?:tarin|tar)?|cheapest|cheap',
    ),
    read: sortedBy('price-asc'),
  },
  { pattern: whole('گر[او]ن ?(?:ترین|قیمت)|گر[او]ن|most expensive'), read: sortedBy('price-desc') },
  { pattern: whole('پر ?فروش ?ترین|پر ?فروش|محبوب ?ترین|best selling|bestselling'), read: sortedBy('popular') },
  { pattern: whole('جدید ?ترین|تازه ?ترین|newest|latest'), read: sortedBy('newest') },
  { pattern: whole('موجود|in stock'), read: () => ({ in_stock: true }) },
];

/** Phrases before an item that are not part of its name: "buy a hoodie", "price of a suitcase". */
const openings =
  /^(?:خرید(?: (?:اینترنتی|آنلاین|انلاین))?(?: و قیمت)?|(?:لیست )?قیمت|بهترین|kharide?|gheymate?|buy|price of|best) (?!of )/;

function priced(name: 'price_min' | 'price_max' | 'about'): Phrase['read'] {
  return ([written]) => {
    const toman = tomanOf(written);
    if (toman === null) return null;
    if (name !== 'about') return { [name]: toman };
    return { price_min: Math.round(toman * (1 - aboutShare)), price_max: Math.round(toman * (1 + aboutShare)) };
  };
}

function bare(name: 'price_min' | 'price_max'): Phrase['read'] {
  return ([written]) => {
    const toman = tomanOfBare(written);
    return toman === null ? null : { [name]: toman };
  };
}

function bareBetween([least, greatest]: readonly (string | undefined)[]): Wished | null {
  const [one, other] = [tomanOfBare(least), tomanOfBare(greatest)];
  return one === null || other === null ? null : { price_min: Math.min(one, other), price_max: Math.max(one, other) };
}

function between([least, greatest]: readonly (string | undefined)[]): Wished | null {
  const [one, other] = [tomanOf(least, greatest), tomanOf(greatest)];
  return one === null || other === null ? null : { price_min: Math.min(one, other), price_max: Math.max(one, other) };
}

const letterSizes: readonly (readonly [called: string, size: string])[] = [
  ['اسمال', 's'],
  ['مدیوم', 'm'],
  ['لارج', 'l'],
];
const namedSize = `(?:(?:(?:\\d|دو|سه|چهار) ?)?ایکس ?)*(?:${letterSizes.map(([called]) => called).join('|')})`;
const ofLetters = String.raw`\d?x{0,4}[sml]`;
const sizePattern = whole(
  String.raw`(?:سایز|اندازه|شماره|size|saize?) (${namedSize}|\d{1,3}(?:\.5)?(?: و نیم)?|${numberPattern}|${ofLetters})`,
);
/** Without the word for size, only unambiguous ones. */
const bareSizePattern = whole(String.raw`(\d?x{1,4}l|\dxs|${namedSize})`);
const bareNumberPattern = whole(String.raw`(\d{2}(?:\.5)?|[sml])`);

/** Normalises a size to the usual notation: 42.5, 2xl. */
function sizeOf(written: string): string {
  const letters = letterSizes.find(([called]) => written.endsWith(called));
  if (letters === undefined) return /^[a-z\dx]+$/.test(written) ? written : String(numberOf(written) ?? written);
  const before = written.slice(0, -letters[0].length).trim();
  const times = numberOf(before.replace(/ ?ایکس.*$/, '')) ?? (before.match(/ایکس/g) ?? []).length;
  return `${times > 1 ? times : ''}${times > 0 ? 'x' : ''}${letters[1]}`;
}

/** Extracts the filters from a text; returns null where it contains none. With `numbersAreSizes` a two-digit number is a size as well: "shoes 42". */
export function wishesIn(typed: string, { colours, brands }: Wishable, numbersAreSizes = false): Wishes | null {
  const text = new WishfulText(typed);
  let certain: Wished = {};
  for (const { pattern, read } of phrases) certain = { ...text.take(pattern, read), ...certain };
  const nothingElse = { text: '', textOfCertain: '', certain, isBareNumber: false };
  if (text.isEmpty()) return Object.keys(certain).length === 0 ? null : { ...nothingElse, likely: {} };
  const isTaken = text.takeBefore(openings);
  const textOfCertain = text.rest;
  const sized = (groups: readonly (string | undefined)[]): Wished => ({ size: sizeOf(groups[0] ?? '') });
  const size = text.take(sizePattern, sized);
  if (text.isEmpty()) return { ...nothingElse, textOfCertain, likely: size };
  let likely: Wished = size.size === undefined ? text.take(bareSizePattern, sized) : size;
  const number = numbersAreSizes && likely.size === undefined ? text.take(bareNumberPattern, sized) : {};
  likely = { ...likely, ...number };
  const colour = text.takeName(colours, aroundColour);
  const isColourNamed = colour !== null && wordForColour.test(words(text.taken).join(' '));
  if (colour !== null) likely = { ...likely, colour };
  const brand = text.takeName(brands, aroundBrand);
  if (brand !== null) likely = { ...likely, brand };
  const isAlone = text.isEmpty();
  // A colour or brand on its own is an ordinary word; a colour is a filter beside another one, or when called a colour: "black under 2 million".
  const isMore = isColourNamed || Object.keys({ ...certain, ...likely }).length > 1;
  if (isAlone && (likely.colour === undefined || !isMore)) likely = {};
  if (!isTaken && Object.keys({ ...certain, ...likely }).length === 0) return null;
  const isBareNumber = likely.size !== undefined && number.size !== undefined;
  // A letter with a number is a model: the 54 of "A 54" is not a size.
  if (isBareNumber && !isAlone && words(text.rest).every((word) => word.length === 1)) return null;
  const isAllWishes = isAlone && Object.keys(likely).length > 0;
  return { text: isAlone && !isAllWishes ? textOfCertain : text.rest, textOfCertain, certain, likely, isBareNumber };
}

/**
 * Returns a text without its colour, and the colour as entered; null where it has none or nothing else. In Persian the colour follows its noun: the
 * first word is the noun itself, such as the cream in hand cream.
 */
export function withoutColour(typed: string, { colours }: Wishable): { text: string; colour: string } | null {
  const text = new WishfulText(typed);
  const before = text.rest;
  if (text.takeName(colours, aroundColour) === null || text.isEmpty()) return null;
  const colour = text.taken;
  const isFirst = before.startsWith(colour) && !/^[a-z]/i.test(colour);
  return isFirst ? null : { text: text.rest, colour };
}

const onSale = whole(
  'با تخفیف|(?<!کد |کارت |بدون )تخفیف(?: ?(?:دارها|دار|خورده))?|تخفیف(?:دارها|دار|خورده)|تخفیفی|حراجی?|فروش ویژه|پیشنهاد(?:ها)?ی? (?:ویژه|شگفت انگیز)|شگفت انگیز|takhfif(?: ?dar)?|haraji?|on sale|discounted',
);

/** Returns a text without its "on sale" phrase, and the phrase as entered; null where it has none. */
export function withoutSale(typed: string): { text: string; sale: string } | null {
  const text = new WishfulText(typed);
  text.take(onSale, () => ({}));
  return text.taken === '' ? null : { text: text.rest, sale: text.taken };
}

/** Whether a stored size is the entered one, in any digits and letters. */
export const isSize = (stored: string, typed: string): boolean => plainSize(stored) === plainSize(typed);

/** Counts the Xs of a size: XXL is 2XL. */
const plainSize = (size: string) =>
  words(size)
    .join(' ')
    .replace(/^x{2,}(?=[sl]$)/, (letters) => `${letters.length}x`);

/** Words around a colour or brand name that are removed together with it. */
const aroundColour = { before: /(?<![^ ])(?:به )?رنگ $/, behind: /^ رنگ(?![^ ])/ };
const wordForColour = whole('رنگ');
const aroundBrand = { before: /(?<![^ ])(?:برند|مارک|brand) $/, behind: /^(?!)/ };

/** Separates numbers from Persian letters, whose space is often omitted on phones, as in «زیر۲میلیون» and «سایز43». */
export const numbersApart = (text: string): string =>
  text.replace(/(?<=[ء-غف-يپچژکگی])(?=\p{Nd})|(?<=\p{Nd})(?=[ء-غف-يپچژکگی])/gu, ' ');

/** A text from which recognised parts are removed, piece by piece as entered. */
class WishfulText {
  #pieces: readonly { readonly typed: string; readonly folded: string }[];
  /** The part removed last, as entered. */
  taken = '';

  constructor(typed: string) {
    this.#pieces = numbersApart(typed)
      .split(/\s+/)
      .flatMap((piece) => {
        const folded = words(plainNumbers(piece)).join(' ');
        return folded === '' ? [] : [{ typed: piece, folded }];
      });
  }

  isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  get rest(): string {
    return this.#pieces.map(({ typed }) => typed).join(' ');
  }

  /** Removes the first match of a pattern at word boundaries; does nothing where the match is not a filter. */
  take(pattern: RegExp, read: Phrase['read']): Wished {
    const match = pattern.exec(this.#folded());
    const wished = match === null ? null : read(match.slice(1));
    if (match === null || wished === null) return {};
    this.#takeBetween(match.index, match.index + match[0].length);
    return wished;
  }

  /** Removes a match at the start of the text, and returns whether there was one. */
  takeBefore(pattern: RegExp): boolean {
    const match = pattern.exec(this.#folded());
    if (match === null) return false;
    this.#takeBetween(0, match[0].length - 1);
    return true;
  }

  /** Removes the name of a colour or brand, and returns its key. */
  takeName(known: KnownNames, { before, behind }: typeof aroundColour): string | null {
    const folded = this.#folded();
    const found = nameIn(folded, known);
    if (found === null) return null;
    const ahead = before.exec(folded.slice(0, found.begin))?.[0].length ?? 0;
    const after = behind.exec(folded.slice(found.end))?.[0].length ?? 0;
    this.#takeBetween(found.begin - ahead, found.end + after);
    return found.key;
  }

  #folded(): string {
    return this.#pieces.map(({ folded }) => folded).join(' ');
  }

  #takeBetween(from: number, to: number): void {
    let at = 0;
    const all = this.#pieces;
    this.#pieces = all.filter(({ folded }) => {
      const [begin, end] = [at, at + folded.length];
      at = end + 1;
      return end <= from || begin >= to;
    });
    const left = new Set(this.#pieces);
    this.taken = all.flatMap((piece) => (left.has(piece) ? [] : [piece.typed])).join(' ');
  }
}
