import { englishName } from '#shared/iran/english-names.ts';
import { provinces } from '#shared/iran/provinces.ts';
import type { Language } from '#shared/language.ts';

/** The provinces to choose from: stored in Persian, as the post and the shop name them, and read in the reader's language. */
export const provinceOptions = (language: Language): { value: string; label: string }[] =>
  provinces.map((province) => ({ value: province, label: language === 'fa' ? province : englishName(province) }));
