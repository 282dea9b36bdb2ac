import { Type, type Static } from 'typebox';
import { ForeignPaid } from '#features/payments/paying-terms.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { EconomicCode, NonEmptyText, PostalCode, TaxId } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { invoiceKinds } from './invoices.rules.ts';

/** The shop as it was when a document was issued. */
export interface InvoiceIssuer {
  readonly name: { readonly fa: string; readonly en: string };
  readonly phone: string;
  readonly address: { readonly fa: string; readonly en: string };
  readonly email: string | null;
  readonly tax_id: string | null;
}

/** The buyer as they were when a document was issued. */
export interface InvoiceBuyer {
  readonly name: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly line: string;
  readonly postal_code: string;
  readonly company: string | null;
  readonly national_id: string | null;
  readonly economic_code: string | null;
}

export const Party = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  /** Street and number of it alone; null of the shop. */
  line: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  email: Nullable(Type.String()),
  tax_id: Nullable(Type.String({ description: 'By which the tax office knows it: a national id, or a national code' })),
  economic_code: Nullable(Type.String()),
});

const Kind = Type.Enum([...invoiceKinds]);

export const DocumentRef = Type.Object({
  /** Series and number: `A-1024`. */
  document: Type.String(),
  kind: Kind,
  issued_at: Type.String({ format: 'date-time' }),
  /** In whole toman. */
  total: Type.Integer(),
});
export type DocumentRef = Static<typeof DocumentRef>;

/** A document about an order, as it was issued: who sold what to whom, and how the sums come about. All of it is in whole toman. */
export const Invoice = Type.Object({
  /** Of the order. */
  number: Type.String(),
  ...DocumentRef.properties,
  /** The document that it corrects or takes back. */
  original: Nullable(Type.String()),
  placed_at: Type.String({ format: 'date-time' }),
  /** As it was when it was issued: null while cash was due. */
  paid_at: Nullable(Type.String({ format: 'date-time' })),
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
  /** Contained in what sending costs. */
  shipping_vat: Type.Integer(),
  vat_total: Type.Integer(),
  /** What was paid in another currency, where it was. */
  foreign: Nullable(ForeignPaid),
  /** The document that has corrected it since. */
  corrected_by: Nullable(Type.String()),
  /** Every document about the order, the oldest first. */
  documents: Type.Array(DocumentRef),
  /** Where anybody who holds the invoice sees whether it is genuine, and as a code: a square of so many modules, its dark ones as an SVG path. */
  verify: Type.String(),
  code: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type Invoice = Static<typeof Invoice>;

const OfOrder = Type.Object({ number: Type.String({ maxLength: 20 }) });
/** Which document of the order: its invoice as it was last corrected, where none is named. */
const Which = Type.Object({ document: Type.Optional(Type.String({ maxLength: 20 })) });

/** Whom a corrected invoice names; a code that is left out stands on it no longer. Province, city and phone stay as they are. */
export const CorrectedBuyer = Type.Object({
  name: NonEmptyText({ maximum: 120 }),
  national_id: Type.Optional(TaxId()),
  economic_code: Type.Optional(EconomicCode()),
  line: NonEmptyText({ maximum: 300 }),
  postal_code: PostalCode(),
});
export type CorrectedBuyer = Static<typeof CorrectedBuyer>;

const refusals = { 'order-not-found': 404, 'invoice-missing': 409, 'invoice-not-found': 404 } as const;
const onPaper = { ...refusals, 'too-many-tries': 429 } as const;
const admin = { staff: ['owner', 'manager', 'support'] } as const;

export const invoiceContract = contract({
  'GET /api/orders/:number/invoice/': {
    summary: "An invoice of the customer's own order: issued when it was paid, or now where cash is due.",
    access: 'customer',
    params: OfOrder,
    query: Which,
    reply: Invoice,
    refusals,
  },
  'GET /api/orders/:number/invoice.pdf': {
    summary: "An invoice of the customer's own order, to keep and to print.",
    access: 'customer',
    params: OfOrder,
    query: Which,
    download: 'application/pdf',
    reply: Type.String({ description: 'PDF' }),
    refusals: onPaper,
  },
  'GET /api/admin/orders/:number/invoice/': {
    summary: 'An invoice of any order.',
    access: admin,
    params: OfOrder,
    query: Which,
    reply: Invoice,
    refusals,
  },
  'GET /api/admin/orders/:number/invoice.pdf': {
    summary: 'An invoice of any order, to keep and to print.',
    access: admin,
    params: OfOrder,
    query: Which,
    download: 'application/pdf',
    reply: Type.String({ description: 'PDF' }),
    refusals: onPaper,
  },
  'POST /api/admin/orders/:number/invoice/correct/': {
    summary:
      "Corrects whom an order's invoice names: issues a document that replaces the one that was seen, with the same goods and sums.",
    access: admin,
    params: OfOrder,
    idempotency: 'required',
    body: Type.Object({
      /** The document that was seen: the order's invoice as it was last corrected. */
      document: Type.String({ maxLength: 20 }),
      ...CorrectedBuyer.properties,
    }),
    reply: Invoice,
    refusals: { ...refusals, 'invoice-closed': 409, 'changed-meanwhile': 409 },
  },
  'GET /api/invoices/verify/': {
    summary:
      'Whether an invoice is genuine: its number, date and total by the sign on it, whether it was called off or corrected since, and nothing about anybody.',
    access: 'public',
    query: Type.Object({
      /** The order on paper from before documents were numbered. */
      order: Type.Optional(Type.String({ maxLength: 20 })),
      document: Type.Optional(Type.String({ maxLength: 20 })),
      sign: Type.String({ maxLength: 100 }),
    }),
    reply: Type.Object({
      number: Type.String(),
      document: Nullable(Type.String()),
      kind: Kind,
      placed_at: Type.String({ format: 'date-time' }),
      total: Type.Integer(),
      cancelled: Type.Boolean(),
      /** The document that has corrected it since. */
      corrected_by: Nullable(Type.String()),
    }),
    refusals: { 'invoice-not-found': 404 },
  },
});
