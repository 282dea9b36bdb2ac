import { englishName } from '#shared/iran/english-names.ts';
import { provinces } from '#shared/iran/provinces.ts';
import type { Language } from '#shared/language.ts';

/** Returns the options for provinces: stored in Persian, as used by the post and the shop, and displayed in the reader's language. */
export const provinceOptions = (language: Language): { value: string; label: string }[] =>
  provinces.map((province) => ({ value: province, label: language === 'fa' ? province : englishName(province) }));
