import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Link } from '#ui/link.tsx';
import type { UsedResource } from '../data/use-resource.ts';
import { AdminLayout } from './admin-layout.tsx';
import { OrderButtons } from './order-buttons.tsx';

/** The content of a row. */
export interface OrderedLine {
  readonly name: string;
  readonly badge?: ReactNode;
  /** Displayed below the name, small. */
  readonly details?: ReactNode;
  /** The labels of its move buttons, with its name; without them it cannot be moved. */
  readonly order?: { readonly up: string; readonly down: string } | undefined;
  /** Its other actions: icon buttons. */
  readonly actions: ReactNode;
}

export interface OrderedRowsPageProps<Row> {
  title: string;
  add: { readonly text: string; readonly onAdd: () => void };
  back: { readonly text: string; readonly to: string };
  /** The resource of the rows. */
  requested: UsedResource<Row[]>;
  failed: string;
  /** Displayed instead of a list without rows. */
  empty?: ReactNode;
  /** An explanation of what the order means. */
  lead: string;
  /** The rows that can be reordered. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  line: (row: Row) => OrderedLine;
  busy: boolean;
  onMove: (row: Row, by: -1 | 1) => void;
  /** Content after the list: rows outside the order, dialogs. */
  children: ReactNode;
}

/** A page with a short list of the admin that is ordered manually, in all its states: loading, failed, empty, and its rows. */
export function OrderedRowsPage<Row>(props: OrderedRowsPageProps<Row>) {
  const { title, add, back, requested, failed, empty, children } = props;
  return (
    <AdminLayout
      title={title}
      actions={
        <Button variant="primary" size="small" icon={<Plus aria-hidden size={18} />} onClick={add.onAdd}>
          {add.text}
        </Button>
      }
    >
      <Link to={back.to} className="inline-flex min-h-target items-center justify-self-start text-sm text-turquoise">
        {back.text}
      </Link>
      {requested.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {requested.state === 'failed' ? (
        <FailedState text={requested.refused?.message || failed} onRetry={requested.refresh} />
      ) : null}
      {requested.state === 'ready' ? <Rows {...props} empty={empty} /> : null}
      {children}
    </AdminLayout>
  );
}

function Rows<Row>({ rows, rowKey, line, busy, lead, empty, onMove }: OrderedRowsPageProps<Row>) {
  if (rows.length === 0) return empty;
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">{lead}</p>
      <ol aria-busy={busy} className="max-w-3xl divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <Line
            key={rowKey(row)}
            {...line(row)}
            first={row === rows[0]}
            last={row === rows.at(-1)}
            onMove={(by) => {
              onMove(row, by);
            }}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps extends OrderedLine {
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

/** On a phone the buttons wrap below a name that needs the width. */
function Line({ name, badge, details, order, actions, first, last, onMove }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 px-3 py-1 hover:bg-raised">
      <span className="min-w-40 flex-1 py-1">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="text-sm font-semibold">{name}</bdi>
          {badge}
        </span>
        {details === undefined ? null : (
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">{details}</span>
        )}
      </span>
      <span className="ms-auto flex">
        {order === undefined ? null : (
          <OrderButtons up={order.up} down={order.down} first={first} last={last} onMove={onMove} />
        )}
        {actions}
      </span>
    </li>
  );
}
