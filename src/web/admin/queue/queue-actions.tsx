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
 * Returns the selection of a list; that of another list (another key) is discarded. It is restored on return from a row's page. Actions apply to rows
 * that are both in the list and selected.
 */
export function useMarks(of: string) {
  const [stored, setStored] = useEntryState<Marks>('marks', { of, marked: noMarks });
  return {
    marked: stored.of === of ? stored.marked : noMarks,
    onMark: (next: ReadonlySet<RowKey>) => {
      setStored({ of, marked: next });
    },
    /** Clears the selection. */
    clear: () => {
      setStored({ of, marked: noMarks });
    },
    /** Deselects the processed rows: rows selected while the call was in flight stay selected. */
    unmark: (done: readonly RowKey[]) => {
      setStored((now) => ({ ...now, marked: new Set([...now.marked].filter((key) => !done.includes(key))) }));
    },
  };
}

/** The actions on the selected rows of a list, visible while at least one is selected. */
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
