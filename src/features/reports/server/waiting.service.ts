import { int } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import type { WaitingQueue } from '../dashboard.contract.ts';

interface Queue extends Pick<WaitingQueue, 'name' | 'to'> {
  /** The roles that may see the queue's page. */
  readonly roles: readonly StaffRole[];
  readonly counted: (shop: Shop) => Promise<readonly { readonly count: number }[]>;
}

const sellers: readonly StaffRole[] = ['owner', 'manager'];
const support: readonly StaffRole[] = [...sellers, 'support'];
const writers: readonly StaffRole[] = [...support, 'writer'];

/** Defines a queue; counting it reads only an index of its pending rows. */
function queue(name: Queue['name'], to: string, roles: readonly StaffRole[], waiting: string): Queue {
  return {
    name,
    to,
    roles,
    counted: statement({
      name: `waiting_${name}`,
      row: { count: int },
      text: `SELECT count(*)::int AS count FROM ${waiting}`,
    }),
  };
}

/** All queues, one line each; the name is in dashboard.contract.ts and the text in dashboard.messages.ts. */
const queues: readonly Queue[] = [
  queue('orders', '/admin/orders?status=placed', support, "orders WHERE state = 'placed'"),
  queue('transfers', '/admin/transfers?status=waiting', sellers, "payments WHERE state = 'reported'"),
  queue(
    'disputes',
    '/admin/orders?paid=disputed',
    sellers,
    "(SELECT DISTINCT order_id FROM payments WHERE state = 'started' AND disputed_at IS NOT NULL) d",
  ),
  queue('returns', '/admin/returns?status=asked', support, "returns WHERE state = 'asked'"),
  queue(
    'conversations',
    '/admin/conversations?status=waiting',
    support,
    'conversations WHERE waiting_since IS NOT NULL AND closed_at IS NULL',
  ),
  queue('tickets', '/admin/tickets?status=open', support, "tickets WHERE state = 'open'"),
  queue('reviews', '/admin/reviews?status=waiting', support, "reviews WHERE state = 'waiting'"),
  queue(
    'questions',
    '/admin/questions?status=waiting',
    support,
    "(SELECT id FROM questions WHERE state = 'waiting' UNION SELECT question_id FROM answers WHERE state = 'waiting') q",
  ),
  queue('comments', '/admin/comments?status=waiting', writers, "post_comments WHERE state = 'waiting'"),
  queue('applications', '/admin/applications?status=waiting', sellers, "seller_applications WHERE state = 'waiting'"),
  queue(
    'seller-products',
    '/admin/seller-products?status=waiting',
    sellers,
    "seller_submissions WHERE state = 'waiting'",
  ),
];

/** Returns the number of pending items in each of a role's queues, with one query per queue. */
export async function waitingFor(shop: Shop, role: string | null): Promise<WaitingQueue[]> {
  const own = queues.filter(({ roles }) => roles.some((one) => one === role));
  return Promise.all(
    own.map(async ({ name, to, counted }) => ({ name, to, count: (await counted(shop))[0]?.count ?? 0 })),
  );
}
