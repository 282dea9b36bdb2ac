import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { moneyApprovalsContract } from '../money-approvals.contract.ts';
import { approveMoney, namedApproval, namedApprovals, refuseMoney } from './money-approvals.service.ts';

const list = { order: 'money-approvals', address: '/api/admin/money-approvals/' } as const;

export const moneyApprovalsRoutes = routes(moneyApprovalsContract, {
  'GET /api/admin/money-approvals/': async ({ shop, caller, query }) => {
    const before = afterId(list.order, query.after);
    if (before === undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const rows = await namedApprovals(shop, caller, { status: query.status, before, limit: size + 1 });
    return pageAfter(rows, { ...list, size, query });
  },
  'POST /api/admin/money-approvals/:id/approve/': async ({ shop, caller, params, body }) =>
    (await approveMoney(shop, caller, { id: params.id, password: body.password })) ??
    namedApproval(shop, caller, params.id),
  'POST /api/admin/money-approvals/:id/refuse/': async ({ shop, caller, params }) =>
    (await refuseMoney(shop, caller, params.id)) ?? namedApproval(shop, caller, params.id),
});
