import { usualPageSize } from '#shared/contract/replies.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { endOfDay, startOfDay } from '#shared/tehran-days.ts';
import { auditContract } from '../audit.contract.ts';
import { auditEntries } from './audit.store.ts';

export const auditRoutes = routes(auditContract, {
  'GET /api/admin/audit/': async ({ shop, query }) => {
    const {
      subject_id: subjectId,
      created_from: from,
      created_to: to,
      page_size: size = usualPageSize,
      after: _,
      ...filter
    } = query;
    const after = afterId('audit', query.after);
    if (after === undefined) return cursorRejection;
    const found = await auditEntries(
      shop,
      {
        ...filter,
        before: after ?? undefined,
        subjectId: subjectId === undefined ? undefined : toLatinDigits(subjectId),
        since: from === undefined ? undefined : startOfDay(from),
        until: to === undefined ? undefined : endOfDay(to),
      },
      size + 1,
    );
    const { data: visible, next } = pageAfter(found, {
      order: 'audit',
      size,
      address: '/api/admin/audit/',
      query,
    });
    return {
      data: visible.map(({ subjectId: subject_id, at, keyId, keyName, ...entry }) => ({
        ...entry,
        access_key: keyId === null || keyName === null ? null : { id: keyId, name: keyName },
        subject_id,
        created_at: at.toISOString(),
      })),
      next,
    };
  },
});
