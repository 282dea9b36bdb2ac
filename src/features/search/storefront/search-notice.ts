import type { Reply } from '#shared/contract/contract.ts';
import type { searchContract } from '../search.contract.ts';
import type { searchMessages } from '../search.messages.ts';

type Answer = Pick<
  Reply<(typeof searchContract)['GET /api/search/']>,
  'data' | 'corrected' | 'relaxed' | 'widened' | 'left_out'
>;
type Messages = (typeof searchMessages)['fa'];

/** Returns the notice about what was searched for instead of the typed words, when that had results. */
export function noticeOf(first: Answer | null, words: string, t: Messages): string | null {
  if (first === null || first.data.length === 0) return null;
  const corrected = first.corrected === null ? null : t.corrected(first.corrected, words);
  // Besides the dropped words, others may have been corrected.
  if (first.left_out.length > 0) return [corrected, t.leftOut(first.left_out)].filter((one) => one !== null).join(' ');
  if (first.relaxed === true) return t.relaxed(words);
  return first.widened === true ? t.widened(words) : corrected;
}

/** Returns the heading above the products: "results" only when there are any. */
export function headingOf(
  { q, tag, image }: { readonly q: string; readonly tag: string; readonly image: string },
  first: Pick<Answer, 'data'> | null,
  t: Messages,
): string {
  if (image !== '') return t.alike;
  if (q === '') return t.taggedWith(tag);
  return first?.data.length === 0 ? t.searchedFor(q) : t.resultsFor(q);
}

/** Returns the message that nothing was found, with the words that were searched for. */
export const nothingFor = (first: Answer | null, words: string, t: Messages): string =>
  t.nothing(first?.corrected ?? words);
