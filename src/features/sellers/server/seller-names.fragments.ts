import { foldLoosely } from '#shared/text/search-text.ts';

const written = 'آأإؤئيىكةۀ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩';
const folded = 'اااویییکهه01234567890123456789';
/** Spaces and zero-width non-joiners, which are typed interchangeably between the words of a name, and diacritics. */
const leftOut = ' \u200b\u200c\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654';

/** Returns the form of a seller's name, or a part of one, used for comparison: without spaces, with unified letters and digits. */
export const comparedName = (name: string): string => foldLoosely(name).replace(/\s/g, '');

/** Returns the condition that a seller's name in either language contains the query, which is normalized by {@link comparedName}. */
export const isNamedLike = (seller: string, query: string): string =>
  `position(${query} in translate(lower(${seller}.name || chr(10) || coalesce(${seller}.translations -> 'en' ->> 'name', '')), '${written}${leftOut}', '${folded}')) > 0`;
