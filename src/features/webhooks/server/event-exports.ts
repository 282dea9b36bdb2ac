import { exportKind } from '#features/jobs/server/job-kinds.service.ts';
import { countEvents } from '#platform/jobs/events.store.ts';
import type { Shop } from '#platform/shop.ts';
import type { EventEntry, WantedEventTypes } from '../events.contract.ts';
import { typesOf } from '../events.rules.ts';
import { readEvents } from './events.service.ts';

const eventsAtOnce = 500;

const typesIn = ({ type }: WantedEventTypes) => typesOf(type) ?? [];

async function* parts(shop: Shop, wanted: WantedEventTypes): AsyncGenerator<EventEntry[]> {
  for (let after = 0; ;) {
    const rows = await readEvents(shop, { after, types: typesIn(wanted), limit: eventsAtOnce });
    yield rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < eventsAtOnce) return;
  }
}

export const eventsExport = exportKind<WantedEventTypes>('events-export', {
  count: (shop, wanted) => countEvents(shop, typesIn(wanted)),
  parts,
});
