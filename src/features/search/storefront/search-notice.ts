import type { Reply } from '#shared/contract/contract.ts';
import type { searchContract } from '../search.contract.ts';
import type { searchMessages } from '../search.messages.ts';

type Answer = Pick<
  Reply<(typeof searchContract)['GET /api/search/']>,
  'data' | 'corrected' | 'relaxed' | 'widened' | 'left_out'
>;
type Messages = (typeof searchMessages)['fa'];

/** What the shop searched for instead of the words that were typed, where it did and found something. */
export function noticeOf(first: Answer | null, words: string, t: Messages): string | null {
  if (first === null || first.data.length === 0) return null;
  const corrected = first.corrected === null ? null : t.corrected(first.corrected, words);
  // What is named as left out is not all, where other words were mended besides.
  if (first.left_out.length > 0) return [corrected, t.leftOut(first.left_out)].filter((one) => one !== null).join(' ');
  if (first.relaxed === true) return t.relaxed(words);
  return first.widened === true ? t.widened(words) : corrected;
}

/** What stands above the products: results only where there are some. */
export function headingOf(
  { q, tag, image }: { readonly q: string; readonly tag: string; readonly image: string },
  first: Pick<Answer, 'data'> | null,
  t: Messages,
): string {
  if (image !== '') return t.alike;
  if (q === '') return t.taggedWith(tag);
  return first?.data.length === 0 ? t.searchedFor(q) : t.resultsFor(q);
}

/** That nothing was found, of the words that were searched for. */
export const nothingFor = (first: Answer | null, words: string, t: Messages): string =>
  t.nothing(first?.corrected ?? words);
