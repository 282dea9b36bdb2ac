import type { ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useEntryState } from '#web/pages/entry-state.ts';
import { adminMessages } from '../admin.messages.ts';

type RowKey = string | number;

interface Marks {
  readonly of: string;
  readonly marked: ReadonlySet<RowKey>;
}

const noMarks: ReadonlySet<RowKey> = new Set();

/**
 * The marks of a list; those of another list (another key) are forgotten. Who looks at a row and goes back finds them. What is done is done with
 * rows that stand in the list and are marked.
 */
export function useMarks(of: string) {
  const [stored, setStored] = useEntryState<Marks>('marks', { of, marked: noMarks });
  return {
    marked: stored.of === of ? stored.marked : noMarks,
    onMark: (next: ReadonlySet<RowKey>) => {
      setStored({ of, marked: next });
    },
    /** Takes every mark away. */
    clear: () => {
      setStored({ of, marked: noMarks });
    },
    /** What was done with these rows is over: rows that were marked while it was on its way stay so. */
    unmark: (done: readonly RowKey[]) => {
      setStored((now) => ({ ...now, marked: new Set([...now.marked].filter((key) => !done.includes(key))) }));
    },
  };
}

/** What can be done with the marked rows of a list, in sight as long as one is marked. */
export function QueueActions({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useMessages(adminMessages);
  return (
    <div data-queue role="group" aria-label={t.withMarked} className="sticky bottom-4 z-20 empty:hidden print:hidden">
      {count === 0 ? null : (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-edge bg-raised px-4 py-2 shadow-sheet">
          <p role="status" className="me-auto text-sm font-semibold">
            {t.marked(count)}
          </p>
          {children}
          <Button size="small" onClick={onClear}>
            {t.unmark}
          </Button>
        </div>
      )}
    </div>
  );
}
