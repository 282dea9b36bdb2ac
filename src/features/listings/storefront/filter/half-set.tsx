import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { filterAddress, noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';
import { useLocation } from 'react-router';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import type { HalfSet } from './filter-form.tsx';

const nothingTyped = { min: null, max: null };

interface BegunHalf extends HalfSet {
  /** The filter that was applied when it was begun, whatever the order. */
  readonly begunAt: string;
}

const appliedBy = (filter: ListFilter) => JSON.stringify({ ...filter, sort: null });

/** How it is stored what was begun over a filter. */
export const halfText = (half: HalfSet, filter: ListFilter): string =>
  JSON.stringify({ ...half, begunAt: appliedBy(filter) } satisfies BegunHalf);

/** What was begun over the filter that is applied, if it was over this one; in the order that the list has by now. */
export function begunHalf(text: string, filter: ListFilter): HalfSet | null {
  try {
    const { begunAt, draft, typed } = JSON.parse(text) as BegunHalf;
    return begunAt === appliedBy(filter) ? { draft: { ...draft, sort: filter.sort }, typed } : null;
  } catch {
    return null;
  }
}

/**
 * What is chosen and not yet applied; it begins anew whenever another filter is applied. Another order of the list, Back from a product, a link
 * within the page and a reload find it.
 */
export function useHalfSet(filter: ListFilter, onApply: (filter: ListFilter) => void) {
  const { pathname, search } = useLocation();
  const listed = filterAddress(new URLSearchParams(search), noFilter);
  const [text, setText] = useStoredDraft(`half-set filter:${pathname}${listed}`);
  const half = begunHalf(text, filter) ?? { draft: filter, typed: nothingTyped };
  const setHalf = (next: HalfSet) => {
    setText(halfText(next, filter));
  };
  const apply = (next: ListFilter) => {
    setText('');
    onApply(next);
  };
  return { half, setHalf, apply };
}

/** Applies what was chosen in the form, or takes all of it away but the order. */
export function FilterButtons({
  form,
  filter,
  onApply,
}: {
  /** The id of the form, once it is there. */
  form: string | undefined;
  filter: ListFilter;
  onApply: (filter: ListFilter) => void;
}) {
  const t = useMessages(listsMessages);
  return (
    <div className="flex gap-2">
      <Button type="submit" form={form} variant="primary" className="grow px-3 whitespace-nowrap">
        {t.apply}
      </Button>
      <Button
        className="px-3 whitespace-nowrap"
        onClick={() => {
          onApply({ ...noFilter, sort: filter.sort });
        }}
      >
        {t.clear}
      </Button>
    </div>
  );
}
