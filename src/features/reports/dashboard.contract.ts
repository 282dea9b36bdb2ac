import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { endsHere } from '#shared/contract/replies.ts';

const Day = Type.Object({
  day: Type.String({ description: "A day of Tehran's, 2026-11-21" }),
  orders_count: Type.Integer(),
  total: Type.Integer(),
});

const DashboardFigures = Type.Object({
  /** The last thirty days, today the last; days without an order too. */
  days: Type.Array(Day),
  /** Orders that are still on their way, by status. */
  statuses: Type.Array(Type.Object({ status: Type.String(), count: Type.Integer() })),
  /** Most pieces in the last thirty days. */
  best: Type.Array(Type.Object({ name: Type.String(), pieces: Type.Integer() })),
  /** Displayed variants of which the fewest are left. */
  low: Type.Array(Type.Object({ name: Type.String(), variant: Type.String(), left: Type.Integer() })),
});
export type DashboardFigures = Static<typeof DashboardFigures>;

/** What customers and sellers send in and somebody has to see to. */
const Waiting = Type.Enum([
  'orders',
  'transfers',
  'disputes',
  'returns',
  'conversations',
  'tickets',
  'reviews',
  'questions',
  'comments',
  'applications',
  'seller-products',
]);

const WaitingQueues = Type.Object({
  /** In the order of the menu; a queue that is empty as well. */
  data: Type.Array(
    Type.Object({
      name: Waiting,
      to: Type.String({ description: 'The page of the back office, with its filter' }),
      count: Type.Integer(),
    }),
  ),
  ...endsHere,
});
export type WaitingQueue = Static<typeof WaitingQueues>['data'][number];

const Unset = Type.Enum(['contact', 'logo', 'paying', 'sending', 'products']);

const Opening = Type.Object({
  /** What is missing, in the order in which it is best done; nothing in a demo. */
  data: Type.Array(
    Type.Object({ name: Unset, to: Type.String({ description: 'The page of the back office where it is set' }) }),
  ),
  ...endsHere,
});
export type Unset = Static<typeof Opening>['data'][number];

export const dashboardContract = contract({
  'GET /api/admin/opening-steps/': {
    summary:
      'What is still to be set before the shop opens: how it is reached, its logo, a way to pay beforehand, a way to send, goods.',
    access: { staff: ['owner', 'manager'] },
    reply: Opening,
  },
  'GET /api/admin/counts/': {
    summary: 'How much waits in each queue that is the work of who asks.',
    access: { staff: ['owner', 'manager', 'support', 'writer'] },
    reply: WaitingQueues,
  },
  'GET /api/admin/dashboard/': {
    summary:
      'What the staff begins its day with: sales, orders under way, best sellers, low stock; reckoned once a minute at most.',
    access: { staff: ['owner', 'manager', 'support'] },
    reply: DashboardFigures,
  },
});
