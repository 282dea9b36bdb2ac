import { recordChange } from '#features/audit/server/audit.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { Assistant } from '../assistants-admin.contract.ts';
import { assistantsMessages } from '../assistants.messages.ts';
import { assistantVersion, limitAssistant, type listAssistants } from './assistants.store.ts';

export const asWritten = (row: RowOf<typeof listAssistants>): Assistant => ({
  id: row.id,
  profile_url: row.profileUrl,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  version: row.version,
  calls_limit: row.callsPerMinute,
  stopped_at: row.stoppedAt?.toISOString() ?? null,
  open_sessions_count: row.openSessions,
  order_count: row.orders,
});

interface Limits {
  readonly id: number;
  readonly version: number;
  readonly calls_limit: number | null;
  readonly stopped: boolean;
  readonly by: number;
}

/** Limits or stops the assistants of a platform; applies from its next call. */
export async function changeLimits(
  shop: Shop,
  { id, version, by, ...limits }: Limits,
): Promise<Assistant | Refusal<'assistant-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const [before] = await assistantVersion(shop, { id });
    if (before === undefined)
      return refuse(
        'assistant-not-found',
        inBoth(assistantsMessages, (t) => t.assistantNotFound),
      );
    const { calls_limit: callsPerMinute, stopped } = limits;
    const [changed] = await limitAssistant(shop, { id, version, callsPerMinute, stopped, now: shop.clock.now() });
    if (changed === undefined) return changedMeanwhile(before.version);
    await recordChange(shop, {
      by,
      action: 'settings.assistant-limited',
      subject: 'setting',
      subjectId: `assistant:${id}`,
      before: { calls_limit: before.callsPerMinute, stopped: before.stopped },
      after: limits,
    });
    return asWritten(changed);
  });
}
