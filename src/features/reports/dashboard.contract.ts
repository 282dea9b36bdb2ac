import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { endsHere } from '#shared/contract/replies.ts';

const Day = Type.Object({
  day: Type.String({ description: 'A day in Tehran, 2026-11-21' }),
  orders_count: Type.Integer(),
  total: Type.Integer(),
});

const DashboardFigures = Type.Object({
  /** The last thirty days, today last; includes days without orders. */
  days: Type.Array(Day),
  /** Unfinished orders by status. */
  statuses: Type.Array(Type.Object({ status: Type.String(), count: Type.Integer() })),
  /** The best-selling products of the last thirty days, by pieces. */
  best: Type.Array(Type.Object({ name: Type.String(), pieces: Type.Integer() })),
  /** The visible variants with the lowest stock. */
  low: Type.Array(Type.Object({ name: Type.String(), variant: Type.String(), left: Type.Integer() })),
});
export type DashboardFigures = Static<typeof DashboardFigures>;

/** Queues of submissions by customers and sellers that staff must handle. */
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
  /** In menu order; includes empty queues. */
  data: Type.Array(
    Type.Object({
      name: Waiting,
      to: Type.String({ description: 'The page of the admin, with its filter' }),
      count: Type.Integer(),
    }),
  ),
  ...endsHere,
});
export type WaitingQueue = Static<typeof WaitingQueues>['data'][number];

const Unset = Type.Enum(['contact', 'logo', 'paying', 'sending', 'products']);

const Opening = Type.Object({
  /** The missing settings, in the recommended order; empty in a demo. */
  data: Type.Array(
    Type.Object({ name: Unset, to: Type.String({ description: 'The page of the admin on which it is set' }) }),
  ),
  ...endsHere,
});
export type Unset = Static<typeof Opening>['data'][number];

export const dashboardContract = contract({
  'GET /api/admin/opening-steps/': {
    summary:
      'Lists what has to be set before the shop opens: contact, logo, a method of prepayment, a shipping method, products.',
    access: { staff: ['owner', 'manager'] },
    reply: Opening,
  },
  'GET /api/admin/counts/': {
    summary: "Counts what is waiting in each queue that the caller's role works on.",
    access: { staff: ['owner', 'manager', 'support', 'writer'] },
    reply: WaitingQueues,
  },
  'GET /api/admin/dashboard/': {
    summary:
      "Returns the staff's dashboard: sales, orders under way, best sellers, low stock; computed at most once a minute.",
    access: { staff: ['owner', 'manager', 'support'] },
    reply: DashboardFigures,
  },
});
