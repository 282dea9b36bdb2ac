import { Type, type Static } from 'typebox';
import { ForeignPaid } from '#features/payments/paying-terms.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable } from '#shared/contract/replies.ts';

const Party = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  postal_code: Nullable(Type.String()),
  email: Nullable(Type.String()),
  tax_id: Nullable(Type.String({ description: 'By which the tax office knows it' })),
});

/** An order as a bill: who sold what to whom, and how the sums come about. All of it is in whole toman. */
export const Invoice = Type.Object({
  number: Type.String(),
  placed_at: Type.String({ format: 'date-time' }),
  paid_at: Nullable(Type.String()),
  seller: Party,
  buyer: Party,
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      variant: Nullable(Type.String()),
      quantity: Type.Integer(),
      price: Type.Integer(),
      /** Of all its pieces, before the coupon. */
      amount: Type.Integer(),
      discount: Type.Integer(),
      /** Contained in the total. */
      vat: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  vat_total: Type.Integer(),
  total: Type.Integer(),
  refunded: Type.Integer(),
  /** What was paid in another currency, where it was. */
  foreign: Nullable(ForeignPaid),
  /** Where anybody who holds the invoice sees whether it is genuine, and as a code: a square of so many modules, its dark ones as an SVG path. */
  verify: Type.String(),
  code: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type Invoice = Static<typeof Invoice>;

const OfOrder = Type.Object({ number: Type.String({ maxLength: 20 }) });
const refusals = { 'order-not-found': 404, 'no-invoice': 409 } as const;
const onPaper = { ...refusals, 'too-many-tries': 429 } as const;
const desk = { staff: ['owner', 'manager', 'support'] } as const;

export const invoiceContract = contract({
  'GET /api/orders/:number/invoice/': {
    summary: "The invoice of the customer's own order.",
    access: 'customer',
    params: OfOrder,
    reply: Invoice,
    refusals,
  },
  'GET /api/orders/:number/invoice.pdf': {
    summary: "The invoice of the customer's own order, to keep and to print.",
    access: 'customer',
    params: OfOrder,
    download: 'application/pdf',
    reply: Type.String({ description: 'PDF' }),
    refusals: onPaper,
  },
  'GET /api/admin/orders/:number/invoice/': {
    summary: 'The invoice of any order.',
    access: desk,
    params: OfOrder,
    reply: Invoice,
    refusals,
  },
  'GET /api/admin/orders/:number/invoice.pdf': {
    summary: 'The invoice of any order, to keep and to print.',
    access: desk,
    params: OfOrder,
    download: 'application/pdf',
    reply: Type.String({ description: 'PDF' }),
    refusals: onPaper,
  },
  'GET /api/invoices/verify/': {
    summary: 'Whether an invoice is genuine: its number, date and total by the sign on it, and nothing about anybody.',
    access: 'public',
    query: Type.Object({ order: Type.String({ maxLength: 20 }), sign: Type.String({ maxLength: 100 }) }),
    reply: Type.Object({ number: Type.String(), placed_at: Type.String(), total: Type.Integer() }),
    refusals: { 'invoice-not-genuine': 404 },
  },
});
