import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { FacetsSubject } from './facets.ts';
import type { HalfSet } from './filter-form.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';
import { noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';

export interface FilterPanelProps {
  open: boolean;
  onClose: () => void;
  filter: ListFilter;
  /** What the list is of: its choices are counted in it. */
  subject: FacetsSubject;
  onApply: (filter: ListFilter) => void;
}

const loadForm = () => import('./filter-form.tsx');
const FilterForm = lazy(async () => ({ default: (await loadForm()).FilterForm }));

const nothingTyped = { min: null, max: null };

/** Fetches what the panel is made of, when it is likely to open soon. */
export function preloadFilterForm(): void {
  void loadForm();
}

/** The panel at the side that narrows a list; nothing happens to the list before Apply. */
export function FilterPanel({ open, onClose, filter, subject, onApply }: FilterPanelProps) {
  const t = useMessages(listsMessages);
  const form = useId();
  const [half, setHalf] = useState<HalfSet>({ draft: filter, typed: nothingTyped });
  const applied = JSON.stringify(filter);
  const [begunAt, setBegunAt] = useState(applied);
  if (begunAt !== applied) {
    setBegunAt(applied);
    setHalf({ draft: filter, typed: nothingTyped });
  }
  const apply = (next: ListFilter) => {
    onClose();
    setHalf({ draft: next, typed: nothingTyped });
    onApply(next);
  };
  return (
    <Sheet
      from="end"
      open={open}
      onClose={onClose}
      title={t.filter}
      footer={
        <div className="flex gap-2">
          <Button type="submit" form={form} variant="primary" className="grow">
            {t.apply}
          </Button>
          <Button
            onClick={() => {
              apply({ ...noFilter, sort: filter.sort });
            }}
          >
            {t.clear}
          </Button>
        </div>
      }
    >
      <Suspense fallback={<FilterSkeleton />}>
        <FilterForm id={form} half={half} onChange={setHalf} subject={subject} onApply={apply} />
      </Suspense>
    </Sheet>
  );
}
