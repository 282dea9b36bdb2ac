import { useId } from 'react';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useDesktopWidth } from '#ui/theme/media-query.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { FacetsSubject } from './facets.ts';
import { FilterSkeleton } from './filter-skeleton.tsx';
import { FilterButtons, useHalfSet } from './half-set.tsx';
import type { ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';

export interface FilterProps {
  filter: ListFilter;
  /** The subject of the list, in which the facets are counted. */
  subject: FacetsSubject;
  onApply: (filter: ListFilter) => void;
}

const FilterForm = loadedLater(async () => (await import('./filter-form.tsx')).FilterForm);

/** Preloads the filter form when the panel is likely to open soon. */
export const preloadFilterForm = FilterForm.preload;

/** Side panel with the filter; the list changes only on Apply. */
export function FilterPanel({
  open,
  onClose,
  filter,
  subject,
  onApply,
}: FilterProps & { open: boolean; onClose: () => void }) {
  const t = useMessages(listsMessages);
  const form = useId();
  const { half, setHalf, apply } = useHalfSet(filter, (next) => {
    onClose();
    onApply(next);
  });
  return (
    <Sheet
      from="end"
      open={open}
      onClose={onClose}
      title={t.filter}
      footer={<FilterButtons form={form} filter={filter} onApply={apply} />}
    >
      <FilterForm
        meanwhile={<FilterSkeleton />}
        id={form}
        half={half}
        onChange={setHalf}
        subject={subject}
        onApply={apply}
      />
    </Sheet>
  );
}

/** Skeleton lines that fill the maximum height of the rail on a wide screen, so that its buttons do not move when the facets load. */
const railLines = 16;

/** The filter beside the list, from 1024 px on. */
export function FilterRail({ filter, subject, onApply }: FilterProps) {
  const t = useMessages(listsMessages);
  const form = useId();
  const isWide = useDesktopWidth();
  const { half, setHalf, apply } = useHalfSet(filter, onApply);
  return (
    <section
      aria-label={t.filter}
      className="sticky top-18 hidden max-h-[calc(100dvh-8.5rem)] grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-card bg-surface shadow-card lg:grid"
    >
      <div className="overflow-y-auto overscroll-contain p-4">
        {isWide ? (
          <FilterForm
            meanwhile={<FilterSkeleton lines={railLines} />}
            id={form}
            half={half}
            onChange={setHalf}
            subject={subject}
            onApply={apply}
          />
        ) : (
          <FilterSkeleton lines={railLines} />
        )}
      </div>
      <div className="border-t border-line p-3">
        <FilterButtons form={isWide ? form : undefined} filter={filter} onApply={apply} />
      </div>
    </section>
  );
}
