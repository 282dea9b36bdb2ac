import { usualPageSize } from '#shared/contract/replies.ts';
import { beginJob } from '#features/jobs/server/jobs.service.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { eventsContract, eventsStaff, type EventEntry } from '../events.contract.ts';
import { eventErrors } from '../events.messages.ts';
import { typesOf } from '../events.rules.ts';
import { readEvents, storedSince } from './events.service.ts';

/** A cursor contains its event's time, so that a cursor whose following events were deleted is recognized. */
const cursorOf = ({ id, created_at }: EventEntry) => writeCursor('events', { key: Date.parse(created_at), id });

const [typeUnknown, cursorExpired] = [
  refuse(
    'event-type-unknown',
    inBoth(eventErrors, (t) => t.typeUnknown),
    { fields: { type: inBoth(eventErrors, (t) => t.typeUnknown) } },
  ),
  refuse(
    'cursor-expired',
    inBoth(eventErrors, (t) => t.cursorExpired),
  ),
];

export const eventsRoutes = routes(eventsContract, {
  'GET /api/admin/events/': async ({ shop, query }) => {
    const types = typesOf(query.type);
    if (types === null) return typeUnknown;
    const after = query.after === undefined ? { id: 0, key: Infinity } : readCursor('events', query.after);
    if (after === null) return cursorRejection;
    if (after.key < storedSince(shop.clock.now()).getTime()) return cursorExpired;
    const size = query.page_size ?? usualPageSize;
    const found = await readEvents(shop, { after: after.id, types, limit: size + 1 });
    const data = found.slice(0, size);
    const last = data.at(-1);
    const nextAfter = last === undefined ? (query.after ?? null) : cursorOf(last);
    const search = new URLSearchParams(
      Object.entries({ ...query, after: nextAfter ?? '' }).map(([name, value]) => [name, String(value)]),
    );
    const next = found.length > size ? `/api/admin/events/?${search.toString()}` : null;
    return { data, next, next_after: nextAfter };
  },

  'POST /api/admin/events/exports/': ({ shop, caller, body, language }) =>
    typesOf(body.type) === null
      ? typeUnknown
      : beginJob(shop, { kind: 'events-export', caller, access: eventsStaff, input: body, language }),
});
