import { routes } from '#platform/http/api-calls.ts';
import { followedList } from '#platform/database/lists/changed-since.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { paymentsAdminContract, type ListedPayment } from '../payments-admin.contract.ts';
import { listedPayments } from './payments-admin.store.ts';

export const paymentsAdminRoutes = routes(paymentsAdminContract, {
  'GET /api/admin/payments/': async ({ shop, query }) => {
    const address = '/api/admin/payments/';
    const isWindow = query.settled_from !== undefined || query.settled_to !== undefined;
    const list = { list: 'payments', address, query, momentOf: isWindow ? momentOf : undefined };
    const page = await followedList(shop, list, (part) => listedPayments(shop, query, part));
    return isRefusal(page) ? page : { ...page, data: page.data.map(listedPayment) };
  },
});

type Row = Awaited<ReturnType<typeof listedPayments>>[number];

const momentOf = (row: Row) => row.settledAt;

const listedPayment = (row: Row): ListedPayment => ({
  id: row.id,
  order: { id: row.orderId, number: row.number },
  method: row.method,
  kind: row.kind,
  status: row.state,
  amount: row.amount,
  captured: row.captured,
  refunded: row.refunded,
  reference: row.reference,
  card_mask: row.cardMask,
  disputed: row.state === 'started' && row.disputedAt !== null,
  foreign: row.foreign,
  started_at: row.startedAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});
