import { useState, type ReactNode } from 'react';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { DataTable, type DataTableProps } from '#ui/layout/data-table.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import type { ListPart, PagedList } from '../data/use-pages.ts';
import { adminMessages } from './admin.messages.ts';

export interface StaffTableProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  list: PagedList<Row>;
  /** Displayed when no row matches: an `EmptyState`. */
  empty: ReactNode;
}

/** A list of the admin in all its states: loading, failed, empty, and its table, page by page. */
export function StaffTable<Row>({ list, empty, ...table }: StaffTableProps<Row>) {
  const t = useMessages(adminMessages);
  // The previous rows stay, dimmed, while the next are loading: a search does not flicker while it is being typed.
  const [seen, setSeen] = useState<ListPart<Row> | null>(null);
  if (list.state === 'ready' && list.data !== seen) setSeen(list.data);
  if (list.state === 'failed')
    return (
      <FailedState
        text={list.refused?.message === undefined || list.refused.message === '' ? t.failed : list.refused.message}
        onRetry={list.refresh}
      />
    );
  const visible = list.state === 'ready' ? list.data : seen;
  if (visible === null)
    return (
      <div role="status" aria-label={t.loading}>
        <SkeletonText lines={10} />
      </div>
    );
  return (
    <div aria-busy={list.state === 'loading'} className="grid gap-4 transition-opacity aria-busy:opacity-60">
      {visible.data.length === 0 ? empty : <DataTable {...table} rows={visible.data} />}
      {visible.next === null ? null : (
        <MoreButton list={list} className="justify-self-center print:hidden">
          {t.more}
        </MoreButton>
      )}
    </div>
  );
}
