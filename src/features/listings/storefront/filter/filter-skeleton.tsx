import { useMessages } from '#ui/theme/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { listsMessages } from '../../listings.messages.ts';

/** Skeleton of the filter while its facets load for the first time. */
export function FilterSkeleton({ lines = 7 }: { lines?: number }) {
  const t = useMessages(listsMessages);
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t.countingChoices}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="h-11 rounded-control" />
      ))}
    </div>
  );
}
