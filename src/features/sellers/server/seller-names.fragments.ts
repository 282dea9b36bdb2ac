import { foldLoosely } from '#shared/text/search-text.ts';

const written = 'آأإؤئيىكةۀ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩';
const folded = 'اااویییکهه01234567890123456789';
/** A space, a half-space or none: who types a name puts any of them between its words. Marks are left out as well. */
const leftOut = ' \u200b\u200c\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654';

/** A name of a seller, or a part of one, as names are compared: without spaces, in one kind of letters and digits. */
export const comparedName = (name: string): string => foldLoosely(name).replace(/\s/g, '');

/** Whether a seller's name in either language has what is looked for, which is compared as {@link comparedName} does. */
export const isNamedLike = (seller: string, query: string): string =>
  `position(${query} in translate(lower(${seller}.name || chr(10) || coalesce(${seller}.translations -> 'en' ->> 'name', '')), '${written}${leftOut}', '${folded}')) > 0`;
