import { expect } from 'vitest';
import type { Invoice } from '#features/invoices/invoices.contract.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { changeShop } from './changed-shop.ts';
import { at, call, type Bought, type Step, type Street } from './walk.ts';

/** Changes, as the owner, what orders could wrongly be read from; one change at a time, as two would conflict. */
export const changeTheShop: Step = async (_, street) => {
  street.changes += 1;
  await changeShop({ app: street.app, token: street.staff.token, turn: street.changes });
};

/** Reads a buyer's order again: its terms must be the same as at the first reading, whatever was changed since. */
export const lookBack =
  (which: number): Step =>
  async ({ customer, orders }, street) => {
    const bought = at(orders, which);
    if (bought === undefined) return;
    const { body } = await call(street, 'GET /api/orders/:number/', {
      token: customer.token,
      params: { number: bought.number },
    });
    const {
      placed_at,
      address,
      shipping,
      coupon,
      items_total,
      discount_total,
      shipping_total,
      vat_total,
      total,
      lines,
    } = body as unknown as OrderDetail;
    const promise = {
      ...{ placed_at, address, shipping, coupon, items_total, discount_total, shipping_total, vat_total, total },
      // What was returned of a line is not part of its terms, and its link leads to the current product.
      lines: lines.map((line) => ({ ...line, slug: null, returned: 0, paid_back: 0 })),
    };
    bought.promised ??= promise;
    expect(promise).toEqual(bought.promised);
    await readInvoice(bought, customer.token, street);
  };

/** The first document must be the same as at the first reading, whatever corrected it since; an order that was never invoiced has none. */
async function readInvoice(bought: Bought, token: string | undefined, street: Street): Promise<void> {
  const read = async (query: { document?: string }) => {
    const sent = { token, params: { number: bought.number }, query };
    const { status, body } = await call(street, 'GET /api/orders/:number/invoice/', sent);
    return status === 200 ? (body as unknown as Invoice) : null;
  };
  const [first] = (await read({}))?.documents ?? [];
  if (first === undefined) return;
  const original = await read({ document: first.document });
  if (original === null) throw new Error(`${first.document} cannot be read.`);
  const { documents: _documents, corrected_by: _correctedBy, ...invoice } = original;
  bought.invoice ??= invoice;
  expect(invoice).toEqual(bought.invoice);
  expect(invoice).toMatchObject({ document: first.document, kind: 'original' });
}
