import { routes } from '#platform/api-calls.ts';
import { auditContract } from '../audit.contract.ts';
import { auditEntries } from './audit.store.ts';

const entriesOnAPage = 50;

export const auditRoutes = routes(auditContract, {
  'GET /api/admin/audit/': async ({ shop, query }) => {
    const { subject_id: subjectId, ...filter } = query;
    const found = await auditEntries(shop, { ...filter, subjectId }, entriesOnAPage + 1);
    const entries = found.slice(0, entriesOnAPage);
    const last = entries.at(-1);
    const next = found.length > entriesOnAPage && last !== undefined ? pageAfter(query, last.id) : null;
    return {
      data: entries.map(({ subjectId: subject_id, at, ...entry }) => ({ ...entry, subject_id, at: at.toISOString() })),
      next,
    };
  },
});

function pageAfter(query: Readonly<Record<string, string | number | undefined>>, before: number): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) next.set(name, String(value));
  next.set('before', String(before));
  return `/api/admin/audit/?${next.toString()}`;
}
