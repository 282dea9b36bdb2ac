import { routes } from '#platform/api-calls.ts';
import { keyedPart } from '#platform/pages-by-key.ts';
import { auditContract } from '../audit.contract.ts';
import { auditEntries } from './audit.store.ts';

const entriesOnAPage = 50;

export const auditRoutes = routes(auditContract, {
  'GET /api/admin/audit/': async ({ shop, query }) => {
    const { subject_id: subjectId, ...filter } = query;
    const found = await auditEntries(shop, { ...filter, subjectId }, entriesOnAPage + 1);
    const { shown, next } = keyedPart(found, { size: entriesOnAPage, address: '/api/admin/audit/', query });
    return {
      data: shown.map(({ subjectId: subject_id, at, ...entry }) => ({ ...entry, subject_id, at: at.toISOString() })),
      next,
    };
  },
});
