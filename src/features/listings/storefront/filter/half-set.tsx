import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';
import { useEntryState } from '#web/pages/entry-state.ts';
import type { HalfSet } from './filter-form.tsx';

const nothingTyped = { min: null, max: null };

interface BegunHalf extends HalfSet {
  /** The filter that was applied when it was begun. */
  readonly begunAt: string;
}

/** What is chosen and not yet applied; it begins anew whenever another filter is applied, and Back from a product finds it. */
export function useHalfSet(filter: ListFilter, onApply: (filter: ListFilter) => void) {
  const applied = JSON.stringify(filter);
  const fresh = { draft: filter, typed: nothingTyped, begunAt: applied };
  const [stored, setStored] = useEntryState<BegunHalf>('half-set filter', fresh);
  const half = stored.begunAt === applied ? stored : fresh;
  const setHalf = (next: HalfSet) => {
    setStored({ ...next, begunAt: applied });
  };
  const apply = (next: ListFilter) => {
    setStored({ draft: next, typed: nothingTyped, begunAt: JSON.stringify(next) });
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
  form: string;
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
