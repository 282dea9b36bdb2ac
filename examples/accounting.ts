/** Accounting: what was paid, refunded and called off since a cursor, a row for each line with its item code. Key: `events:read`, `orders:read`. */
import { createClient, type Client } from '../packages/client/src/client.ts';

/** A row of the journal; amounts are whole toman, those that go back negative. */
export interface Entry {
  readonly order: string;
  readonly invoice: string | null;
  readonly item: string;
  readonly quantity: number;
  readonly amount: number;
}

/** The journal since a cursor, and the cursor to store: what is entered is never entered again. */
export async function journalSince(shop: Client, cursor?: string): Promise<{ entries: Entry[]; cursor?: string }> {
  const entries: Entry[] = [];
  for (let after = cursor; ;) {
    const query = { type: 'order.paid,return.answered,order.cancelled', page_size: 100 };
    const page = await shop.adminListEvents({ query: after === undefined ? query : { ...query, after } });
    for (const { subject } of page.data)
      if (subject.number !== null) entries.push(...(await entriesOf(shop, subject.number)));
    after = page.next_after ?? after;
    if (page.next === null) return after === undefined ? { entries } : { entries, cursor: after };
  }
}

/** An order as it stands now: its lines, what was sent for, and what has gone back. */
async function entriesOf(shop: Client, number: string): Promise<Entry[]> {
  const order = await shop.adminGetOrder({ path: { number } });
  const invoice = order.can.have_invoice ? (await shop.adminGetOrderInvoice({ path: { number } })).number : null;
  const row = (item: string, quantity: number, amount: number) => ({ order: number, invoice, item, quantity, amount });
  return [
    ...order.lines.map((line) => row(line.sku ?? `variant-${line.id}`, line.quantity, line.total)),
    ...(order.shipping_total === 0 ? [] : [row('shipping', 1, order.shipping_total)]),
    ...(order.refunded === 0 ? [] : [row('refund', 1, -order.refunded)]),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  const { entries, cursor } = await journalSince(createClient({ url, key }), process.argv[2]);
  for (const entry of entries) console.log(Object.values(entry).join(','));
  console.error('next time from', cursor);
}
