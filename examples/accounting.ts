/** Accounting: what was paid, refunded and invoiced since a moment, and each invoiced item. Key: `orders:read`. */
import { createClient, type Client } from '../packages/client/src/client.ts';

/** A row of the journal; amounts are whole toman, negative for money that goes back. */
export interface Entry {
  readonly kind: 'paid' | 'refunded' | 'invoiced';
  /** The id of the payment, the refund or the invoice: entering rows under it prevents duplicates. */
  readonly id: number;
  readonly order: string;
  readonly item: string;
  readonly quantity: number;
  readonly amount: number;
}

/** The last change up to which each list was read. */
export type Since = Readonly<Record<'payments' | 'refunds' | 'invoices', string>>;

/**
 * Returns the journal since the given moments, and the moments to continue from. What changed at exactly such a moment is repeated, under the same
 * id.
 */
export async function journalSince(shop: Client, since: Since): Promise<{ entries: Entry[]; since: Since }> {
  const entries: Entry[] = [];
  const ends = { ...since };
  const changed = (list: keyof Since) => ({ query: { updated_since: since[list], page_size: 100 } });
  for await (const { order, ...payment } of shop.all('adminListPayments', changed('payments'))) {
    const { id, method: item, captured: amount } = payment;
    if (amount > 0) entries.push({ kind: 'paid', id, order: order.number, item, quantity: 1, amount });
    ends.payments = payment.updated_at;
  }
  for await (const { order, ...refund } of shop.all('adminListRefunds', changed('refunds'))) {
    const { id, method: item, amount } = refund;
    if (refund.status === 'done')
      entries.push({ kind: 'refunded', id, order: order.number, item, quantity: 1, amount: -amount });
    ends.refunds = refund.updated_at;
  }
  for await (const { id, order, ...invoice } of shop.all('adminListInvoices', changed('invoices'))) {
    const row = { kind: 'invoiced', id, order: order.number } as const;
    if (invoice.kind === 'original')
      for (const line of (await shop.adminGetOrder({ path: { number: order.number } })).lines)
        entries.push({ ...row, item: line.sku ?? `variant-${line.id}`, quantity: line.quantity, amount: line.total });
    if (invoice.kind === 'original' && invoice.shipping_total > 0)
      entries.push({ ...row, item: 'shipping', quantity: 1, amount: invoice.shipping_total });
    // A correction changes the buyer, not the sums.
    if (invoice.kind === 'cancellation' || invoice.kind === 'return')
      entries.push({ ...row, item: invoice.document, quantity: 1, amount: -invoice.total });
    ends.invoices = invoice.updated_at;
  }
  return { entries, since: ends };
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  const from = process.argv[2] ?? new Date(Date.now() - 86_400_000).toISOString();
  const since = { payments: from, refunds: from, invoices: from };
  const { entries } = await journalSince(createClient({ url, key }), since);
  for (const entry of entries) console.log(Object.values(entry).join(','));
}
