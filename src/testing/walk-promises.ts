import { expect } from 'vitest';
import type { Invoice } from '#features/invoices/invoices.contract.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { changeShop } from './changed-shop.ts';
import { at, call, type Bought, type Step, type Street } from './walk.ts';

/** The owner changes what orders could be read from; one of them at a time, as two would conflict. */
export const changeTheShop: Step = async (_, street) => {
  street.changes += 1;
  await changeShop({ app: street.app, token: street.staff.token, turn: street.changes });
};

/** A buyer looks at an order of theirs: what it promised reads as when it was first looked at, whatever was changed since. */
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
      // What has come back of a line is no part of its promise, and its link leads to what there is today.
      lines: lines.map((line) => ({ ...line, slug: null, returned: 0, paid_back: 0 })),
    };
    bought.promised ??= promise;
    expect(promise).toEqual(bought.promised);
    await readInvoice(bought, customer.token, street);
  };

/** A document reads as when it was first read; an order that was never billed has none. */
async function readInvoice(bought: Bought, token: string | undefined, street: Street): Promise<void> {
  const { status, body } = await call(street, 'GET /api/orders/:number/invoice/', {
    token,
    params: { number: bought.number },
  });
  if (status !== 200) return;
  const { documents, ...invoice } = body as unknown as Invoice;
  bought.invoice ??= invoice;
  expect(invoice).toEqual(bought.invoice);
  expect(documents[0]).toMatchObject({ document: invoice.document, kind: 'original' });
}
