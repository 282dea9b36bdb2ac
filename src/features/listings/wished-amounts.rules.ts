import { greatestAmount } from '#shared/commerce/money.ts';
import { toLatinDigits } from '#shared/text/digits.ts';

/**
 * Amounts of money in a search: "2.5 million", دو میلیون و نیم, ۲ میلیون و ۵۰۰, 500k. All patterns apply to folded text, with one kind of letters and
 * digits. Results are whole toman.
 */

const scales: Readonly<Record<string, number>> = {
  ...{ هزار: 1_000, هزاری: 1_000, thousand: 1_000, hezar: 1_000, k: 1_000 },
  ...{ میلیون: 1_000_000, ملیون: 1_000_000, میلیونی: 1_000_000, ملیونی: 1_000_000 },
  ...{ million: 1_000_000, milyon: 1_000_000, milion: 1_000_000, melyon: 1_000_000, m: 1_000_000 },
  ...{ میلیارد: 1_000_000_000, ملیارد: 1_000_000_000, میلیاردی: 1_000_000_000, ملیاردی: 1_000_000_000 },
  ...{ milyard: 1_000_000_000, miliard: 1_000_000_000, billion: 1_000_000_000 },
};

const numberLines = `
1 یک یه one yek
2 دو two do
3 سه three se
4 چهار چار four
5 پنج پنچ five
6 شش شیش six
7 هفت seven
8 هشت eight
9 نه nine
10 ده ten
11 یازده
12 دوازده
13 سیزده
14 چهارده
15 پانزده پونزده fifteen
16 شانزده
17 هفده
18 هجده
19 نوزده
20 بیست twenty
30 سی thirty
40 چهل forty
50 پنجاه fifty
60 شصت
70 هفتاد
80 هشتاد
90 نود
100 صد یکصد
200 دویست
300 سیصد
400 چهارصد
500 پانصد پونصد
600 ششصد شیشصد
700 هفتصد
800 هشتصد
900 نهصد
`;
const numberWords: ReadonlyMap<string, number> = new Map(
  numberLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [value, ...names] = line.split(' ');
      return names.map((name): [string, number] => [name, Number(value)]);
    }),
);
const half = 'نیم';

const oneOf = (names: readonly string[]) =>
  `(?:${[...names].sort((one, other) => other.length - one.length).join('|')})`;
const named = oneOf([...numberWords.keys()]);
const decimal = String.raw`\d+(?:\.\d+)?`;
const scale = oneOf(Object.keys(scales));
const part = `(?:(?:${decimal}|${named}(?![^ ])|${half}(?![^ ]))(?: ?${scale}(?: (?:میلیارد|ملیارد|billion))?)?)`;
const rial = '(?:ریال|rial)';
// The single letter does not count within a word: دویست ends in it.
const currency = String.raw`(?:تومانی?|تومنی?|(?<![^\d ])ت|toman|tooman|tomn|${rial})`;
/** Units other than money: 20 thousand milliampere-hours. */
const otherUnits = '(?:میلی|پیکسل|متر|سانت|وات|گیگ|ساعت|نفر|عدد|تکه|mah|watt|gb|لومن|دور)';

/** Pattern of an integer or decimal number in digits or words. */
export const numberPattern = `(?:${decimal}(?: و ${half})?|${named}(?: و ${named})*(?: و ${half})?)`;

/** Pattern of an amount, with one group. */
export const amountPattern = `(${part}(?: و ${part})*(?: ?${currency}(?![^ ]))?)(?! ${otherUnits})`;
/** The same, non-greedy. */
export const shortAmountPattern = amountPattern.replace(
  `(?: و ${part})*`,
  `(?: و ${half}(?![^ ])(?: ?${scale})?)?(?: و ${part})*?`,
);

/** An amount with its currency, which is unambiguous on its own; from three digits on, since five toman are a charge card. */
export const sumPattern = `((?:${numberPattern} ?${scale}(?: و ${part})*|\\d{3,}) ?(?:تومانی?|تومنی?|toman|tooman|tomn|${rial}))`;

/** A smaller number without a unit is not a price. */
const leastBarePrice = 10_000;

interface ReadAmount {
  readonly value: number;
  /** The last scale word, such as million. */
  readonly scale: number | null;
  readonly currency: 'toman' | 'rial' | null;
}

/** Parses a number in words and digits, with its scale words. */
function readAmount(written: string): ReadAmount {
  const money = new RegExp(`${currency}$`).exec(written);
  const rest = money === null ? written : written.slice(0, money.index);
  const tokens = rest.match(new RegExp(`${decimal}|[^\\d\\s.]+`, 'g')) ?? [];
  let [sum, open, last] = [0, null as number | null, null as number | null];
  for (const [index, token] of tokens.entries()) {
    const factor = scales[token];
    const isOfScale = scales[tokens[index - 1] ?? ''] !== undefined;
    // For scale words in sequence, such as a thousand milliards, the sum so far is multiplied.
    if (factor !== undefined && isOfScale) [sum, last] = [sum * factor, factor];
    else if (factor !== undefined) [sum, open, last] = [sum + (open ?? 1) * factor, null, factor];
    else if (token === half && open === null && last !== null) sum += last / 2;
    else if (token !== 'و') {
      const value = token === half ? 0.5 : (numberWords.get(token) ?? Number(token));
      // "One and five hundred" means one million five hundred thousand: in no other number is a smaller part followed by a larger one.
      if (open !== null && open < 100 && value >= 100) [sum, open, last] = [sum + open * 1_000_000, value, 1_000_000];
      else open = (open ?? 0) + value;
    }
  }
  // "Two million and five hundred" means five hundred thousand more.
  if (open !== null) sum += open * (last !== null && open < 1_000 ? last / 1_000 : 1);
  const isRial = money !== null && new RegExp(rial).test(money[0]);
  return { value: sum, scale: last, currency: money === null ? null : isRial ? 'rial' : 'toman' };
}

/**
 * Parses an amount in toman; returns null where it is not a price. The first of two amounts may omit its unit: from 5 to 10 million. Colloquially,
 * "500 toman" means thousands and "2 toman" millions.
 */
export function tomanOf(written = '', unitsOf?: string): number | null {
  const own = readAmount(written);
  const lent = unitsOf === undefined ? null : readAmount(unitsOf);
  const currencyOf = own.currency ?? lent?.currency ?? null;
  let { value } = own;
  if (own.scale === null && lent?.scale != null) value *= lent.scale;
  const isBare = own.scale === null && lent?.scale == null;
  if (isBare && currencyOf === 'toman' && value < leastBarePrice) value *= value < 100 ? 1_000_000 : 1_000;
  const toman = Math.round(currencyOf === 'rial' ? value / 10 : value);
  const isPrice = !isBare || currencyOf !== null || toman >= leastBarePrice;
  return isPrice && toman > 0 ? Math.min(toman, greatestAmount) : null;
}

/** Whether an amount must be money: in millions, or with a currency. Thousands may also be pages or pieces. */
export function isSurelyMoney(written = ''): boolean {
  const { scale: unit, currency: named } = readAmount(written);
  return named !== null || (unit !== null && unit >= 1_000_000);
}

/** Whether an amount on its own is money: with a currency, or with thousand or more written as a word; 4k is a screen and 2m a cable. */
export function isMoneyAlone(written = ''): boolean {
  const { scale: unit, currency: named } = readAmount(written);
  return named !== null || (unit !== null && !/[km]$/.test(written));
}

/**
 * Returns the meaning of an amount without a unit: "under 500" means thousands, "under two and a half" millions. Null for what may be a size or a
 * model.
 */
export function tomanOfBare(written = ''): number | null {
  const value = numberOf(written);
  if (value !== null && value < 100 && written.endsWith(` ${half}`)) return value * 1_000_000;
  return value !== null && value >= 100 && value < leastBarePrice && value % 50 === 0 ? value * 1_000 : null;
}

/** Parses a number in digits or words; returns null when it is invalid. */
export function numberOf(written: string): number | null {
  const { value, scale: unit } = readAmount(written);
  return unit === null && value > 0 ? value : null;
}

/** Thousands separated by dots or slashes, as in 900/000 and 1.500.000: they end in three zeros, since 3.125 and 205/550 are not thousands. */
const partedThousands = /(?<![\d./])\d{1,3}(?:[./]\d{3})*[./]000(?![\d./])/g;

/** Returns a text with normalized numbers: 1,500 and 1/000 become 1500 and 1000, 2/5 and 2,5 become 2.5, 5-10 becomes 5 to 10, <5 becomes under 5. */
export const plainNumbers = (piece: string): string =>
  toLatinDigits(piece)
    .replace(partedThousands, (number) => number.replace(/[./]/g, ''))
    .replace(/(?<=\d)[,،٬](?=\d{3})/g, '')
    .replace(/(?<=\d)[/,،](?=\d{1,2}(?!\d))/g, '.')
    .replace(/(?<=\d)[-–—](?=\d)/g, ' تا ')
    .replace(/^[<≤]/, 'under ')
    .replace(/^[>≥]/, 'over ');
