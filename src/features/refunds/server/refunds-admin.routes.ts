import { routes } from '#platform/http/api-calls.ts';
import { followedList } from '#platform/database/lists/changed-since.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { refundsAdminContract, type ListedRefund } from '../refunds-admin.contract.ts';
import { listedRefunds } from './refunds-admin.store.ts';

export const refundsAdminRoutes = routes(refundsAdminContract, {
  'GET /api/admin/refunds/': async ({ shop, query }) => {
    const address = '/api/admin/refunds/';
    const isWindow = query.created_from !== undefined || query.created_to !== undefined;
    const list = { list: 'refunds', address, query, momentOf: isWindow ? momentOf : undefined };
    const page = await followedList(shop, list, (part) => listedRefunds(shop, query, part));
    return isRefusal(page) ? page : { ...page, data: page.data.map(listedRefund) };
  },
});

type Row = Awaited<ReturnType<typeof listedRefunds>>[number];

const momentOf = (row: Row) => row.at;

const listedRefund = (row: Row): ListedRefund => ({
  id: row.id,
  order: { id: row.orderId, number: row.number },
  payment_id: row.paymentId,
  source: row.source,
  amount: row.amount,
  method: row.way,
  status: row.state,
  kind: row.cause,
  reason: row.reason,
  created_at: row.at.toISOString(),
  done_at: row.doneAt?.toISOString() ?? null,
  reference: row.reference,
  updated_at: row.updatedAt.toISOString(),
});
