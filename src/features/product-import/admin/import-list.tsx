import { FileSpreadsheet } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { StaffTable, type StaffTableProps } from '#web/admin/staff-table.tsx';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { productTableMessages } from './product-table.messages.ts';
import { ImportBadge } from './import-state.tsx';

export interface ImportListProps {
  list: StaffTableProps<Job>['list'];
  /** The import displayed above. */
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Renders earlier uploaded tables, each of which can be opened again. */
export function ImportList({ list, chosen, onChoose }: ImportListProps) {
  const t = useMessages(productTableMessages);
  const language = useLanguage();
  const columns: readonly Column<Job>[] = [
    {
      key: 'file',
      title: t.file,
      cell: ({ id, file_name: name }) => (
        <button
          type="button"
          aria-current={id === chosen || undefined}
          className="min-h-target text-start text-turquoise aria-[current]:font-semibold"
          onClick={() => {
            onChoose(id);
          }}
        >
          <bdi className="break-all">{name}</bdi>
        </button>
      ),
    },
    { key: 'state', title: t.state, cell: (job) => <ImportBadge job={job} /> },
    { key: 'lines', title: t.lines, cell: ({ total_count: lines }) => formatNumber(lines ?? 0, language) },
    {
      key: 'when',
      title: t.when,
      onlyWide: true,
      cell: ({ created_at: at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formatJalaliDate(new Date(at), language, 'with-time')}
        </time>
      ),
    },
  ];
  return (
    <StaffTable
      list={list}
      caption={t.earlier}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={<FileSpreadsheet />} text={t.none} />}
    />
  );
}
