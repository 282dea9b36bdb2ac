import { encode } from 'uqr';
import { addressLineIn, buyerNameIn } from '#features/orders/counter-address.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { lineNames } from '#features/orders/line-names.rules.ts';
import { orderOfCustomer } from '#features/orders/server/orders.service.ts';
import { customerOfOrder } from '#features/orders/server/standing-orders.service.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { joined } from '#shared/text/joined.ts';
import type { CorrectedBuyer, DocumentRef, Invoice, InvoiceBuyer } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import {
  documentName,
  invoiceInForce,
  parseDocumentName,
  type DocumentLine,
  type InvoiceKind,
} from '../invoices.rules.ts';
import { documentSign, formerSign, isSameSign } from './invoice-sign.ts';
import {
  documentsOfOrder,
  formerDocument,
  linesOfDocument,
  signedDocument,
  type StoredInvoice,
} from './invoices.store.ts';
import { correctInvoice, settleInvoices } from './issuing.service.ts';
import { keyOf } from './issuing.store.ts';

interface RequestedInvoice {
  readonly number: string;
  readonly language: Language;
  /** The name of a document of the order; defaults to its invoice in force. */
  readonly document?: string | undefined;
}

type NoInvoice = Refusal<'order-not-found' | 'invoice-missing' | 'invoice-not-found'>;

const toman = (rial: number) => rial / 10;

/** Returns a document of a customer's own order; issues the invoice when it is due and missing. Refused for an order that was never placed. */
export async function invoiceOf(
  shop: Shop,
  { customerId, number, language, document }: RequestedInvoice & { readonly customerId: number },
): Promise<Invoice | NoInvoice> {
  const order = await orderOfCustomer(shop, { customerId, number });
  if (order === null)
    return refuse(
      'order-not-found',
      inBoth(orderErrors, (t) => t.notFound),
    );
  await settleInvoices(shop, order.id, { requested: true });
  const documents = await documentsOfOrder(shop, { orderId: order.id });
  const inForce = invoiceInForce(documents);
  if (inForce === undefined)
    return refuse(
      'invoice-missing',
      inBoth(invoiceMessages, (t) => t.noInvoice),
    );
  const wanted = document === undefined ? inForce : documents.find((one) => documentName(one) === document);
  return wanted === undefined
    ? refuse(
        'invoice-not-found',
        inBoth(invoiceMessages, (t) => t.unknown),
      )
    : visibleInvoice(shop, { wanted, documents, language });
}

interface ToShow {
  readonly wanted: StoredInvoice;
  readonly documents: readonly StoredInvoice[];
  readonly language: Language;
}

async function visibleInvoice(shop: Shop, { wanted, documents, language }: ToShow): Promise<Invoice> {
  const [lines, [key]] = [
    await linesOfDocument(shop, { invoiceId: wanted.id }),
    await keyOf(shop, { id: wanted.keyId }),
  ];
  if (key === undefined) throw new Error('A document has lost the key that signed it.');
  const original = documents.find(({ id }) => id === wanted.originalId);
  const verify = `${shop.config.publicUrl}/invoice/verify?document=${documentName(wanted)}&sign=${documentSign(key.secret, wanted)}`;
  const postage = lines.filter(({ kind }) => kind === 'shipping');
  return {
    number: wanted.orderNumber,
    ...refOf(wanted),
    original: original === undefined ? null : documentName(original),
    placed_at: wanted.orderedAt.toISOString(),
    paid_at: wanted.paidAt?.toISOString() ?? null,
    seller: sellerOf(wanted, language),
    buyer: buyerOf(wanted.buyer, language),
    lines: lines.filter(({ kind }) => kind === 'goods').map((line) => visibleLine(line, language)),
    items_total: toman(wanted.itemsRial),
    discount_total: toman(wanted.discountRial),
    shipping_total: toman(wanted.shippingRial),
    shipping_vat: toman(postage.reduce((sum, { vatRial }) => sum + vatRial, 0)),
    vat_total: toman(wanted.vatRial),
    foreign: wanted.foreign,
    corrected_by: correctionOf(wanted, documents),
    documents: documents.map(refOf),
    verify,
    code: codeOf(verify),
  };
}

/** Returns the name of the document, among those of its order, that has corrected the given one. */
function correctionOf({ id }: { readonly id: number }, documents: readonly StoredInvoice[]): string | null {
  const correction = documents.find(({ kind, originalId }) => kind === 'correction' && originalId === id);
  return correction === undefined ? null : documentName(correction);
}

function refOf(document: StoredInvoice): DocumentRef {
  const { kind, issuedAt, totalRial } = document;
  return { document: documentName(document), kind, issued_at: issuedAt.toISOString(), total: toman(totalRial) };
}

function visibleLine(line: DocumentLine, language: Language): Invoice['lines'][number] {
  const { nameFa: name, nameEn, variantFa: variantName, variantEn: variantNameEn } = line;
  return {
    ...lineNames({ name, nameEn, variantName, variantNameEn }, language),
    quantity: line.quantity,
    price: toman(line.priceRial),
    amount: toman(line.amountRial),
    discount: toman(line.discountRial),
    vat: toman(line.vatRial),
    total: toman(line.totalRial),
  };
}

function sellerOf({ issuer }: StoredInvoice, language: Language): Invoice['seller'] {
  return {
    name: issuer.name[language],
    phone: issuer.phone,
    address: issuer.address[language],
    line: null,
    postal_code: null,
    email: issuer.email,
    tax_id: issuer.tax_id,
    economic_code: null,
  };
}

/** Returns the buyer on the document; null where the account was erased and the legal term is over. */
function buyerOf(buyer: Partial<InvoiceBuyer>, language: Language): Invoice['buyer'] {
  const line = buyer.line === undefined ? undefined : addressLineIn(buyer.line, language);
  const addressLine = [buyer.province, buyer.city, line].filter((part) => part !== undefined && part !== '');
  return {
    name:
      buyer.company ??
      (buyer.name === undefined ? invoiceMessages[language].formerBuyer : buyerNameIn(buyer.name, language)),
    phone: buyer.phone ?? '',
    address: joined(addressLine, language),
    line: line ?? null,
    // An order handed over in the shop has none.
    postal_code: (buyer.postal_code ?? '') === '' ? null : (buyer.postal_code ?? null),
    email: null,
    tax_id: buyer.national_id ?? null,
    economic_code: buyer.economic_code ?? null,
  };
}

/** Returns a document of any order, for the staff. */
export async function invoiceForStaff(shop: Shop, requested: RequestedInvoice): Promise<Invoice | NoInvoice> {
  const customerId = await customerOfOrder(shop, requested.number);
  if (customerId === null)
    return refuse(
      'order-not-found',
      inBoth(orderErrors, (t) => t.unknown),
    );
  return invoiceOf(shop, { ...requested, customerId });
}

interface CorrectionByStaff extends RequestedInvoice {
  /** The name of the expected document. */
  readonly document: string;
  readonly buyer: CorrectedBuyer;
  readonly by: number;
}

/** Corrects the buyer on the invoice of any order, and returns the document that replaces it. */
export async function correctForStaff(
  shop: Shop,
  { number, language, ...correction }: CorrectionByStaff,
): Promise<Invoice | NoInvoice | Refusal<'invoice-closed' | 'changed-meanwhile'>> {
  const customerId = await customerOfOrder(shop, number);
  const order = customerId === null ? null : await orderOfCustomer(shop, { customerId, number });
  if (order === null)
    return refuse(
      'order-not-found',
      inBoth(orderErrors, (t) => t.unknown),
    );
  return (
    (await correctInvoice(shop, { ...correction, orderId: order.id })) ?? invoiceForStaff(shop, { number, language })
  );
}

interface Verified {
  number: string;
  document: string;
  kind: InvoiceKind;
  placed_at: string;
  total: number;
  cancelled: boolean;
  corrected_by: string | null;
}

/** Returns what any holder of an invoice may verify: that it is genuine, its content, and whether it has been cancelled or corrected. */
export async function verifyInvoice(
  shop: Shop,
  printed: { readonly order?: string; readonly document?: string; readonly sign: string },
): Promise<Verified | Refusal<'invoice-not-found'>> {
  const document = printed.document === undefined ? await formerOf(shop, printed) : await documentOf(shop, printed);
  // A printout that names an order beside its document must name the document's order.
  if (document === null || (printed.order ?? document.orderNumber) !== document.orderNumber)
    return refuse(
      'invoice-not-found',
      inBoth(invoiceMessages, (t) => t.notGenuine),
    );
  const { orderNumber, kind, orderedAt, totalRial, orderId } = document;
  const documents = await documentsOfOrder(shop, { orderId });
  return {
    number: orderNumber,
    document: documentName(document),
    kind,
    placed_at: orderedAt.toISOString(),
    total: toman(totalRial),
    cancelled: documents.some((one) => one.kind === 'cancellation'),
    corrected_by: correctionOf(document, documents),
  };
}

/** Returns a document by name if the signature matches its signing key. */
async function documentOf(shop: Shop, printed: { readonly document?: string; readonly sign: string }) {
  const name = parseDocumentName(printed.document ?? '');
  const [found] = name === null ? [] : await signedDocument(shop, name);
  if (found === undefined) return null;
  const [key] = await keyOf(shop, { id: found.keyId });
  return key !== undefined && isSameSign(documentSign(key.secret, found), printed.sign) ? found : null;
}

/** Returns the first document of an order with a printout from before numbering; until its signature is stored, the shop secret is used. */
async function formerOf(shop: Shop, printed: { readonly order?: string; readonly sign: string }) {
  const [found] = printed.order === undefined ? [] : await formerDocument(shop, { orderNumber: printed.order });
  if (found === undefined) return null;
  const { orderNumber: number, orderedAt: placedAt, totalRial } = found;
  return isSameSign(found.sign ?? formerSign(shop, { number, placedAt, totalRial }), printed.sign) ? found : null;
}

/** Returns a QR code as an SVG path with a square for each dark module. */
function codeOf(text: string): Invoice['code'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
