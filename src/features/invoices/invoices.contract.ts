import { Type, type Static } from 'typebox';
import { ForeignPaid } from '#features/payments/paying-terms.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { EconomicCode, NonEmptyText, PostalCode, TaxId } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { invoiceKinds } from './invoices.rules.ts';

/** The shop as of the time of issue of a document. */
export interface InvoiceIssuer {
  readonly name: { readonly fa: string; readonly en: string };
  readonly phone: string;
  readonly address: { readonly fa: string; readonly en: string };
  readonly email: string | null;
  readonly tax_id: string | null;
}

/** The buyer as of the time of issue of a document. */
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
  /** The street address alone; null for the shop. */
  line: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  email: Nullable(Type.String()),
  tax_id: Nullable(
    Type.String({
      description: "The id that the tax office uses: a company's national id or a person's national code",
    }),
  ),
  economic_code: Nullable(Type.String()),
});

const Kind = Type.Enum([...invoiceKinds]);

export const DocumentRef = Type.Object({
  /** Series and number, such as `A-1024`. */
  document: Type.String(),
  kind: Kind,
  issued_at: Type.String({ format: 'date-time' }),
  /** In whole toman. */
  total: Type.Integer(),
});
export type DocumentRef = Static<typeof DocumentRef>;

/** A document about an order, as issued: seller, buyer, lines and totals. All amounts are in whole toman. */
export const Invoice = Type.Object({
  /** The number of the order. */
  number: Type.String(),
  ...DocumentRef.properties,
  /** The document that it corrects or cancels. */
  original: Nullable(Type.String()),
  placed_at: Type.String({ format: 'date-time' }),
  /** As of the time of issue: null while cash was due. */
  paid_at: Nullable(Type.String({ format: 'date-time' })),
  seller: Party,
  buyer: Party,
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      variant: Nullable(Type.String()),
      quantity: Type.Integer(),
      price: Type.Integer(),
      /** The amount for all its pieces, before the coupon. */
      amount: Type.Integer(),
      discount: Type.Integer(),
      /** Included in the total. */
      vat: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  /** Included in the shipping cost. */
  shipping_vat: Type.Integer(),
  vat_total: Type.Integer(),
  /** The amount paid in another currency, if any. */
  foreign: Nullable(ForeignPaid),
  /** The document that has corrected it since. */
  corrected_by: Nullable(Type.String()),
  /** All documents about the order, oldest first. */
  documents: Type.Array(DocumentRef),
  /** The URL where any holder of the invoice can verify it, and the same as a QR code: its size in modules, and the dark ones as an SVG path. */
  verify: Type.String(),
  code: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type Invoice = Static<typeof Invoice>;

const OfOrder = Type.Object({ number: Type.String({ maxLength: 20 }) });
/** The document of the order; defaults to the invoice in force. */
const Which = Type.Object({ document: Type.Optional(Type.String({ maxLength: 20 })) });

/** The buyer of a corrected invoice; omitted codes are removed from it. Province, city and phone are unchanged. */
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
    summary: "Returns the invoice of the customer's own order: issued when it was paid, or now if cash is due.",
    access: 'customer',
    params: OfOrder,
    query: Which,
    reply: Invoice,
    refusals,
  },
  'GET /api/orders/:number/invoice.pdf': {
    summary: "Returns the invoice of the customer's own order as a PDF.",
    access: 'customer',
    params: OfOrder,
    query: Which,
    download: 'application/pdf',
    reply: Type.String({ description: 'PDF' }),
    refusals: onPaper,
  },
  'GET /api/admin/orders/:number/invoice/': {
    summary: 'Returns the invoice of any order.',
    access: admin,
    params: OfOrder,
    query: Which,
    reply: Invoice,
    refusals,
  },
  'GET /api/admin/orders/:number/invoice.pdf': {
    summary: 'Returns the invoice of any order as a PDF.',
    access: admin,
    params: OfOrder,
    query: Which,
    download: 'application/pdf',
    reply: Type.String({ description: 'PDF' }),
    refusals: onPaper,
  },
  'POST /api/admin/orders/:number/invoice/correct/': {
    summary:
      "Corrects the buyer on an order's invoice: issues a document with the same items and sums that replaces the one that was read.",
    access: admin,
    params: OfOrder,
    idempotency: 'required',
    body: Type.Object({
      /** The expected document: the order's invoice in force. */
      document: Type.String({ maxLength: 20 }),
      ...CorrectedBuyer.properties,
    }),
    reply: Invoice,
    refusals: { ...refusals, 'invoice-closed': 409, 'changed-meanwhile': 409 },
  },
  'GET /api/invoices/verify/': {
    summary:
      'Verifies an invoice by its number, date, total and signature, and returns whether it was cancelled or corrected since; contains nothing personal.',
    access: 'public',
    query: Type.Object({
      /** The order on printouts from before documents were numbered. */
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
