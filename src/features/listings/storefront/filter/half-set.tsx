import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';
import { useLocation } from 'react-router';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import type { HalfSet } from './filter-form.tsx';

const nothingTyped = { min: null, max: null };

interface BegunHalf extends HalfSet {
  /** The filter that was applied when it was begun. */
  readonly begunAt: string;
}

/** What was begun over the filter that is applied, if it was over this one. */
export function begunHalf(text: string, applied: string): HalfSet | null {
  try {
    const begun = JSON.parse(text) as BegunHalf;
    return begun.begunAt === applied ? begun : null;
  } catch {
    return null;
  }
}

/** What is chosen and not yet applied; it begins anew whenever another filter is applied; Back from a product and a reload find it. */
export function useHalfSet(filter: ListFilter, onApply: (filter: ListFilter) => void) {
  const { key, pathname } = useLocation();
  const [text, setText] = useStoredDraft(`half-set filter:${pathname} ${key}`);
  const applied = JSON.stringify(filter);
  const half = begunHalf(text, applied) ?? { draft: filter, typed: nothingTyped };
  const setHalf = (next: HalfSet) => {
    setText(JSON.stringify({ ...next, begunAt: applied } satisfies BegunHalf));
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
