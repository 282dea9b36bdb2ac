import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useLastPage, usePages, type ListPart } from '#web/data/use-pages.ts';
import type { StaffReturn } from '../returns.contract.ts';
import { ReturnBadge, ReturnFacts } from '../storefront/order-returns.tsx';
import { AnswerReturnDialog, ReceiveReturnDialog, type ReturnTask } from './return-dialogs.tsx';
import { returnsAdminMessages } from './returns-admin.messages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';

export const meta = pageHead(({ language }) => ({ title: returnsAdminMessages[language].title, unlisted: true }));

const states = ['asked', 'approved', 'done', 'refused'] as const;

/** The page of customers' returns, longest pending first. */
export default function ReturnsPage() {
  const t = useMessages(returnsAdminMessages);
  const of = useAddressFilters({ status: states });
  const [task, setTask] = useState<ReturnTask | null>(null);
  const list = usePages<StaffReturn, ListPart<StaffReturn> & { counts: { asked: number; approved: number } }>(
    ['admin/returns', of.key],
    (part, signal) =>
      staffApi('GET /api/admin/returns/', {
        query: { ...of.query, ...part },
        ...(signal && { signal }),
      }),
  );
  const counts = useLastPage(list)?.counts ?? { asked: 0, approved: 0 };
  const columns = useColumns(setTask);
  const close = () => {
    setTask(null);
  };
  const label = {
    asked: t.asked(counts.asked),
    approved: t.approved(counts.approved),
    done: t.done,
    refused: t.refused,
  };
  return (
    <AdminLayout
      title={t.title}
      filters={
        <FilterBar
          of={of}
          filters={[
            {
              kind: 'chips',
              name: 'status',
              label: t.state,
              usual: 'asked',
              options: states.map((state) => ({ value: state, label: label[state] })),
            },
          ]}
        />
      }
    >
      <StaffTable
        list={list}
        caption={t.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Undo2 />} text={t.empty} />}
      />
      {task === null ? null : task.what === 'receive' ? (
        <ReceiveReturnDialog task={task} onClose={close} onDone={list.refresh} />
      ) : (
        <AnswerReturnDialog task={task} onClose={close} onDone={list.refresh} />
      )}
    </AdminLayout>
  );
}

function useColumns(onTask: (task: ReturnTask) => void): readonly Column<StaffReturn>[] {
  const t = useMessages(returnsAdminMessages);
  const language = useLanguage();
  return [
    {
      key: 'order',
      title: t.order,
      cell: ({ order, customer }) => (
        <span className="grid leading-snug">
          <Link
            to={`/admin/orders/${order}`}
            className="inline-flex min-h-target items-center font-semibold text-turquoise"
          >
            <bdi>{inDigitsOf(order, language)}</bdi>
          </Link>
          <bdi>{customer.name}</bdi>
        </span>
      ),
    },
    { key: 'what', title: t.what, ownLine: true, cell: (requested) => <ReturnFacts requested={requested} /> },
    { key: 'worth', title: t.worth, figure: true, cell: ({ worth }) => formatToman(worth, language) },
    {
      key: 'when',
      title: t.when,
      onlyWide: true,
      cell: ({ asked_at: at }) => <TimeCell at={at} className="text-muted" />,
    },
    {
      key: 'actions',
      title: t.state,
      ownLine: true,
      cell: (requested) => <ReturnActions requested={requested} onTask={onTask} />,
    },
  ];
}

interface ReturnActionsProps {
  requested: StaffReturn;
  onTask: (task: ReturnTask) => void;
}

/** Renders the available actions on a return, or its outcome. */
function ReturnActions({ requested, onTask }: ReturnActionsProps) {
  const t = useMessages(returnsAdminMessages);
  return (
    <span className="flex flex-wrap gap-2">
      {requested.status === 'asked' ? (
        <Button
          size="small"
          variant="primary"
          onClick={() => {
            onTask({ requested, what: 'approve' });
          }}
        >
          {t.approve}
        </Button>
      ) : null}
      {requested.status === 'approved' ? (
        <Button
          size="small"
          variant="primary"
          onClick={() => {
            onTask({ requested, what: 'receive' });
          }}
        >
          {t.receive}
        </Button>
      ) : null}
      {requested.status === 'asked' || requested.status === 'approved' ? (
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            onTask({ requested, what: 'refuse' });
          }}
        >
          {t.refuse}
        </Button>
      ) : (
        <span className="grid justify-items-start gap-1">
          <ReturnBadge state={requested.status} reason={requested.reason} />
          {requested.by === null ? null : <bdi className="text-xs text-muted">{t.by(requested.by)}</bdi>}
        </span>
      )}
    </span>
  );
}
