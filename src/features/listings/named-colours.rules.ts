import { words } from '#shared/text/search-text.ts';

/** English names and swatches of the colours that `colours_in_name` finds in product names, for colours that no variant of the shop has. */
export const namedColours: ReadonlyMap<string, { readonly nameEn: string; readonly hex: string }> = new Map([
  ['مشکی', { nameEn: 'Black', hex: '#1c1c1f' }],
  ['سفید', { nameEn: 'White', hex: '#f7f5f1' }],
  ['قرمز', { nameEn: 'Red', hex: '#c62832' }],
  ['آبی', { nameEn: 'Blue', hex: '#2f6fb7' }],
  ['سبز', { nameEn: 'Green', hex: '#1f7a4d' }],
  ['زرد', { nameEn: 'Yellow', hex: '#e8c93a' }],
  ['صورتی', { nameEn: 'Pink', hex: '#efb3c2' }],
  ['بنفش', { nameEn: 'Purple', hex: '#5a3192' }],
  ['نارنجی', { nameEn: 'Orange', hex: '#e0952f' }],
  ['طوسی', { nameEn: 'Grey', hex: '#8e949b' }],
  ['نقره‌ای', { nameEn: 'Silver', hex: '#b9bbbd' }],
  ['طلایی', { nameEn: 'Gold', hex: '#c9a13b' }],
  ['قهوه‌ای', { nameEn: 'Brown', hex: '#6b4f3d' }],
  ['سرمه‌ای', { nameEn: 'Navy', hex: '#1f2c4d' }],
  ['زرشکی', { nameEn: 'Burgundy', hex: '#7a1f28' }],
  ['بژ', { nameEn: 'Beige', hex: '#d8c3a5' }],
  ['کرم', { nameEn: 'Cream', hex: '#efe3cb' }],
  ['زیتونی', { nameEn: 'Olive', hex: '#6f7042' }],
  ['یشمی', { nameEn: 'Jade', hex: '#2f5d50' }],
  ['گلبهی', { nameEn: 'Salmon pink', hex: '#f2a48f' }],
  ['فیروزه‌ای', { nameEn: 'Turquoise', hex: '#3fbfb0' }],
  ['یاسی', { nameEn: 'Lilac', hex: '#b1a1dc' }],
  ['رزگلد', { nameEn: 'Rose gold', hex: '#c98f7d' }],
  ['نوک‌مدادی', { nameEn: 'Graphite', hex: '#4a4d50' }],
  ['عنابی', { nameEn: 'Maroon', hex: '#6d1f2b' }],
  ['سرخابی', { nameEn: 'Magenta', hex: '#b8306f' }],
  ['نسکافه‌ای', { nameEn: 'Coffee', hex: '#a5836a' }],
  ['خاکی', { nameEn: 'Khaki', hex: '#a99c82' }],
  ['دودی', { nameEn: 'Smoky grey', hex: '#5a5c60' }],
  ['شیری', { nameEn: 'Milky white', hex: '#f3ecdf' }],
  ['شکلاتی', { nameEn: 'Chocolate', hex: '#4f3023' }],
  ['خردلی', { nameEn: 'Mustard', hex: '#c99a2e' }],
]);

/** Romanised Persian colour names, which need not occur in product names. */
const inLatinLetters: Readonly<Record<string, string>> = {
  مشکی: 'meshki meshky siah siyah',
  سفید: 'sefid sefeed',
  قرمز: 'ghermez qermez germez',
  آبی: 'abi',
  سبز: 'sabz',
  زرد: 'zard',
  صورتی: 'soorati surati sorati',
  بنفش: 'banafsh',
  نارنجی: 'narenji',
  طوسی: 'toosi tusi khakestari',
  نقره‌ای: 'noghrei noghreyi',
  طلایی: 'talayi talaei talaii',
  قهوه‌ای: 'ghahvei ghahveyi qahvei',
  سرمه‌ای: 'sormei sormeyi surmei',
  زرشکی: 'zereshki',
};

/** Returns the Latin spellings of a colour, such as ghermez for قرمز. */
export const latinNamesOf = (colour: string): readonly string[] => inLatinLetters[colour]?.split(' ') ?? [];

/** Other words for colours. Words that are a colour only after رنگ, such as cream, are excluded. */
const furtherWords = 'رنگ سیاه خاکستری black white red blue green yellow pink purple grey gray silver brown navy';

const colourWords: ReadonlySet<string> = new Set([
  ...Object.entries(inLatinLetters).flatMap(([name, latin]) => [...words(name), ...latin.split(' ')]),
  ...furtherWords.split(' '),
]);

/** Whether a folded word names a colour and no goods. */
export const saysColour = (word: string): boolean => colourWords.has(word);
