import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { filterAddress, noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';
import { useLocation } from 'react-router';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import type { HalfSet } from './filter-form.tsx';

const nothingTyped = { min: null, max: null };

interface BegunHalf extends HalfSet {
  /** The applied filter when the selection was started, without the sort order. */
  readonly begunAt: string;
}

const appliedBy = (filter: ListFilter) => JSON.stringify({ ...filter, sort: null });

/** Serialises a selection together with the filter it was started from. */
export const halfText = (half: HalfSet, filter: ListFilter): string =>
  JSON.stringify({ ...half, begunAt: appliedBy(filter) } satisfies BegunHalf);

/** Restores a selection if it was started from the currently applied filter; with the current sort order. */
export function begunHalf(text: string, filter: ListFilter): HalfSet | null {
  try {
    const { begunAt, draft, typed } = JSON.parse(text) as BegunHalf;
    return begunAt === appliedBy(filter) ? { draft: { ...draft, sort: filter.sort }, typed } : null;
  } catch {
    return null;
  }
}

/**
 * Holds the unapplied selection; reset whenever another filter is applied. Survives a change of sort order, Back from a product, a link within the
 * page and a reload.
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

/** Buttons that apply the form's selection, or clear all but the sort order. */
export function FilterButtons({
  form,
  filter,
  onApply,
}: {
  /** The id of the form, once it has rendered. */
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
