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

/** Maps the sort orders of the page's URL to those of the API. */
const sortings = {
  placed: 'oldest',
  '-placed': 'newest',
  total: 'total-asc',
  '-total': 'total-desc',
} as const satisfies Readonly<Record<string, OrderSort>>;
type Sorting = keyof typeof sortings;

/** Maps the values of the payment filter to API parameters. */
const payings = { yes: { paid: true }, no: { paid: false }, disputed: { disputed: true } } as const;
type Paying = keyof typeof payings;

interface WordsOfPage {
  readonly paid?: Paying | undefined;
  readonly sort?: Sorting | undefined;
}

/** Returns the filters as parameters of the API. */
export const orderQueryOf = <Query extends WordsOfPage>({ paid, sort, ...query }: Query) => ({
  ...query,
  ...(paid !== undefined && payings[paid]),
  ...(sort !== undefined && { sort: sortings[sort] }),
});

/** The filters of the list in the URL. */
export const orderFilterKinds = {
  q: 'text',
  status: [...underWay, ...ended],
  payment: methods,
  paid: Object.keys(payings) as Paying[],
  days: 'number',
  sort: Object.keys(sortings) as Sorting[],
} as const;

/** Returns the filters of the order list; open states display their counts, null until they are loaded. */
export function useOrderFilters(counts: readonly { readonly status: OrderState; readonly count: number }[] | null) {
  const t = useMessages(staffOrdersMessages);
  const names = useMessages(ordersMessages);
  const chip = (state: OrderState) => ({
    value: state,
    label: names[state],
    count: counts === null ? null : (counts.find(({ status }) => status === state)?.count ?? 0),
  });
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
      options: underWay.map(chip),
    },
  ];
  return filters;
}
