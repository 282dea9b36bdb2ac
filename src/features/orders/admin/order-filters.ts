import { useMessages } from '#ui/theme/language-context.tsx';
import type { Filter } from '#web/admin/filter-bar.tsx';
import { ordersMessages } from '../orders-screens.messages.ts';
import type { OrderState } from '../orders.contract.ts';
import type { OrderSort } from '../orders-admin.contract.ts';
import { staffOrdersMessages } from './orders-admin.messages.ts';

const underWay = [
  'placed',
  'packaging',
  'ready',
  'on-the-way',
  'at-station',
  'awaiting-payment',
] as const satisfies readonly OrderState[];
const ended = ['delivered', 'cancelled', 'lapsed', 'returned'] as const satisfies readonly OrderState[];
const methods = ['online', 'zibal', 'credit-card', 'cash', 'bank', 'paypal', 'credit'] as const;

const sortings = ['placed', '-placed', 'total', '-total'] as const satisfies readonly OrderSort[];

/** What the list can be narrowed by, as it stands in the address. */
export const orderFilterKinds = {
  q: 'text',
  status: [...underWay, ...ended],
  payment: methods,
  paid: ['yes', 'no', 'disputed'],
  days: 'number',
  sort: sortings,
} as const;

/** The filters over the orders; what is under way bears how many there are. */
export function useOrderFilters(counts: readonly { readonly status: OrderState; readonly count: number }[]) {
  const t = useMessages(staffOrdersMessages);
  const names = useMessages(ordersMessages);
  const count = (state: OrderState) => counts.find(({ status }) => status === state)?.count ?? 0;
  const filters: readonly Filter<'q' | 'status' | 'payment' | 'paid' | 'days' | 'sort'>[] = [
    { kind: 'search', name: 'q', label: t.search },
    {
      kind: 'select',
      name: 'days',
      label: t.period,
      all: t.anyTime,
      options: [
        { value: '1', label: t.today },
        { value: '7', label: t.week },
        { value: '30', label: t.month },
        { value: '90', label: t.quarter },
      ],
    },
    {
      kind: 'select',
      name: 'payment',
      label: t.payment,
      all: t.anyPayment,
      options: methods.map((method) => ({ value: method, label: names[method] })),
    },
    {
      kind: 'select',
      name: 'paid',
      label: t.paid,
      all: t.anyPaid,
      options: [
        { value: 'yes', label: t.paid },
        { value: 'no', label: t.unpaid },
        { value: 'disputed', label: t.disputed },
      ],
    },
    {
      kind: 'select',
      name: 'status',
      label: t.ended,
      all: t.allEnded,
      options: ended.map((state) => ({ value: state, label: names[state] })),
    },
    {
      kind: 'chips',
      name: 'status',
      label: t.underWay,
      options: underWay.map((state) => ({ value: state, label: t.counted(names[state], count(state)) })),
    },
  ];
  return filters;
}
