import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';
import type { HalfSet } from './filter-form.tsx';

const nothingTyped = { min: null, max: null };

/** What is chosen and not yet applied; it begins anew whenever another filter is applied. */
export function useHalfSet(filter: ListFilter, onApply: (filter: ListFilter) => void) {
  const [half, setHalf] = useState<HalfSet>({ draft: filter, typed: nothingTyped });
  const applied = JSON.stringify(filter);
  const [begunAt, setBegunAt] = useState(applied);
  if (begunAt !== applied) {
    setBegunAt(applied);
    setHalf({ draft: filter, typed: nothingTyped });
  }
  const apply = (next: ListFilter) => {
    setHalf({ draft: next, typed: nothingTyped });
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
