/** A carrier: reads the destinations of parcels and reports each of their steps. Key: `events:read`, `orders:read`, `orders:write`. */
import { createClient, HojrehError, type Client } from '../packages/client/src/client.ts';

/** Returns the parcels handed over since a cursor, with their destinations. */
export async function handedOver(shop: Client, cursor?: string) {
  const query = { type: 'fulfillment.handed-over', page_size: 100, ...(cursor === undefined ? {} : { after: cursor }) };
  const parcels = [];
  for await (const { subject } of shop.all('adminListEvents', { query })) {
    if (subject.number === null) continue;
    const { address, fulfillments } = await shop.adminGetOrder({ path: { number: subject.number } });
    const parcel = fulfillments.find(({ id }) => id === subject.id);
    if (parcel !== undefined) parcels.push({ id: parcel.id, code: parcel.tracking_code, address, lines: parcel.lines });
  }
  return parcels;
}

const steps = ['handed-over', 'on-the-way', 'at-station', 'delivered'] as const;
export type Step = (typeof steps)[number];

/** Advances a parcel to its current step, one step at a time; a parcel that is already there or further is left unchanged. */
export async function report(shop: Client, order: string, parcelId: number, to: Step): Promise<Step | null> {
  for (;;) {
    const { fulfillments } = await shop.adminGetOrder({ path: { number: order } });
    const parcel = fulfillments.find(({ id }) => id === parcelId);
    const now = steps.findIndex((step) => step === parcel?.status);
    const next = steps[now + 1];
    if (parcel === undefined || next === undefined || now >= steps.indexOf(to)) return steps[now] ?? null;
    try {
      await shop.adminMoveFulfillment({ path: { id: parcel.id }, body: { version: parcel.version, to: next } });
    } catch (error) {
      // The shop's staff moved it meanwhile: it is read again.
      if (!(error instanceof HojrehError && error.code === 'changed-meanwhile')) throw error;
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  const [order = '', parcel = '', to = 'delivered'] = process.argv.slice(2);
  console.log(await report(createClient({ url, key }), order, Number(parcel), to as Step));
}
