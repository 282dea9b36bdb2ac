import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId } from '#platform/database/pages-after.ts';
import { keyedPart } from '#platform/database/pages-by-key.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { parseMoment } from '#shared/text/typed-moment.ts';
import { auditContract } from '../audit.contract.ts';
import { auditRefusals } from './audit-errors.messages.ts';
import { auditEntries } from './audit.store.ts';

const usualPageSize = 50;
const day = 86_400_000;

/** The moment at which a day of Tehran's begins; undefined for none, null for one that the calendar does not have. */
const startOf = (requested: string | undefined): Date | null | undefined =>
  requested === undefined ? undefined : parseMoment(requested);

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
    const [since, lastDay] = [startOf(from), startOf(to)];
    if (since === null || lastDay === null)
      return refuse(
        'no-such-day',
        inBoth(auditRefusals, (t) => t.noSuchDay),
      );
    const found = await auditEntries(
      shop,
      {
        ...filter,
        before: after ?? undefined,
        subjectId: subjectId === undefined ? undefined : toLatinDigits(subjectId),
        since,
        until: lastDay && new Date(lastDay.getTime() + day),
      },
      size + 1,
    );
    const { visible, next } = keyedPart(found, {
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
