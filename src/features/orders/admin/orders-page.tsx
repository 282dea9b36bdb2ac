import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { doneOf } from '#web/admin/queue/bulk-outcomes.ts';
import { PackageSearch, Printer } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue/queue-actions.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { StaffOrder } from '../orders-admin.contract.ts';
import { ExportOrders } from './export-orders.tsx';
import { nextSteps, type StaffStep } from './next-steps.ts';
import { useOrderColumns } from './order-columns.tsx';
import { orderFilterKinds, useOrderFilters, orderQueryOf } from './order-filters.ts';
import { staffOrdersMessages } from './orders-admin.messages.ts';

export const meta = pageHead(({ language }) => ({ title: staffOrdersMessages[language].title, unlisted: true }));

/** Page of all orders, with filters in the URL; they can be moved one by one or in bulk. */
export default function StaffOrdersPage() {
  const t = useMessages(staffOrdersMessages);
  const columns = useOrderColumns();
  const address = useAddressFilters(orderFilterKinds);
  const counts = useResource(['admin/orders', 'counts'], (signal) =>
    staffApi('GET /api/admin/orders/counts/', { signal }),
  );
  const filters = useOrderFilters(counts.state === 'ready' ? counts.data.data : null);
  const list = usePages<StaffOrder>(['admin/orders', 'list', address.key], (query, signal) =>
    staffApi('GET /api/admin/orders/', {
      query: { page_size: rowsOnPage, ...orderQueryOf(address.query), ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const marks = useMarks(address.key);
  const rows = list.state === 'ready' ? list.data.data : [];
  const marked = rows.filter(({ number }) => marks.marked.has(number));
  const refresh = (moved: readonly string[]) => {
    marks.unmark(moved);
    counts.refresh();
    list.refresh();
  };
  return (
    <AdminLayout
      title={t.title}
      actions={<ExportOrders query={orderQueryOf(address.query)} />}
      filters={<FilterBar filters={filters} of={address} />}
    >
      <StaffTable
        list={list}
        caption={t.list}
        columns={columns}
        rowKey={({ number }) => number}
        marking={{ ...marks, markRow: ({ number }) => t.mark(number), markAll: t.markAll }}
        sorting={{
          by: address.filters.sort ?? null,
          onSort: (by) => {
            address.set({ sort: by });
          },
        }}
        empty={
          <EmptyState icon={<PackageSearch />} text={Object.keys(address.filters).length === 0 ? t.noneYet : t.empty} />
        }
      />
      <OrderQueue marked={marked} onClear={marks.clear} onMoved={refresh} />
    </AdminLayout>
  );
}

interface OrderQueueProps {
  marked: readonly StaffOrder[];
  onClear: () => void;
  /** Called after an attempt, with the orders that were processed, successfully or not. */
  onMoved: (numbers: readonly string[]) => void;
}

/** Bulk actions on the selected orders: move or pack. */
function OrderQueue({ marked, onClear, onMoved }: OrderQueueProps) {
  const t = useMessages(staffOrdersMessages);
  const move = useAction();
  const moveTo = async (to: StaffStep) => {
    const numbers = marked.map(({ number }) => number);
    const isDone = await move.run(async () => {
      const { data } = await staffApi('POST /api/admin/orders/bulk-move/', { body: { numbers, to } });
      const moved = doneOf(data).length;
      if (moved > 0) announce(t.moved(moved), 'good');
      if (moved < data.length) announce(t.left(data.length - moved), 'warning');
    }, null);
    // Orders whose request did not arrive stay selected.
    onMoved(isDone ? numbers : []);
  };
  return (
    <QueueActions count={marked.length} onClear={onClear}>
      {nextSteps(marked.map(({ status }) => status)).map(({ to, count }) => (
        <Button
          key={to}
          size="small"
          variant="primary"
          busy={move.busy}
          onClick={() => {
            void moveTo(to);
          }}
        >
          {marked.length === count ? t[`to-${to}`] : t.counted(t[`to-${to}`], count)}
        </Button>
      ))}
      <Button asChild size="small" variant="outline" icon={<Printer aria-hidden size={16} />}>
        <Link to={`/admin/orders/packing?orders=${marked.map(({ number }) => number).join('.')}`}>{t.packing}</Link>
      </Button>
    </QueueActions>
  );
}
