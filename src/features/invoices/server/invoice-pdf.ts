import { foreignPaidMessages } from '#features/payments/foreign-paid.messages.ts';
import { formatForeign, oneUnit } from '#features/payments/paypal.rules.ts';
import { inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import type { Language } from '#shared/language.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { PdfPage } from './pdf-page.ts';

/** The columns of the goods table, in points from the starting side of the language. */
const columns = {
  goods: [0, 185],
  quantity: [185, 40],
  price: [225, 65],
  amount: [290, 65],
  discount: [355, 50],
  vat: [405, 50],
  total: [455, 60],
} as const;
type Column = keyof typeof columns;

const box = ([start, width]: readonly [number, number]) => ({ start, width: width - 6 });

/** The context for drawing each part of the document. */
interface Paper {
  readonly page: PdfPage;
  readonly invoice: Invoice;
  readonly language: Language;
  readonly t: (typeof invoiceMessages)[Language];
  readonly money: (amount: number) => string;
  readonly digits: (text: string) => string;
  /** The full width of the page. */
  readonly whole: { readonly start: number; readonly width: number };
}

/** Returns an invoice as a PDF with the content of the page. */
export function invoicePdf(invoice: Invoice, language: Language): Promise<Buffer> {
  const t = invoiceMessages[language];
  const page = new PdfPage(language, `${t.titleOf(invoice.kind)} ${invoice.document}`);
  const paper: Paper = {
    page,
    invoice,
    language,
    t,
    money: (amount) => formatToman(amount, language),
    digits: (text) => inDigitsOf(text, language),
    whole: { start: 0, width: page.width },
  };
  writeHeading(paper);
  writeParties(paper);
  writeLines(paper);
  writeSums(paper);
  writeForeignPaid(paper);
  page.write(t.inToman, paper.whole, { size: 8, quiet: true });
  return page.finish();
}

function writeHeading({ page, invoice, language, t, digits, whole }: Paper): void {
  const day = (at: string) => formatJalaliDate(new Date(at), language, 'long');
  page.y += page.write(invoice.seller.name, whole, { size: 18, bold: true });
  page.y += page.write(t.titleOf(invoice.kind), whole, { size: 11, quiet: true }) + 6;
  page.y +=
    page.write(
      [
        `${t.number}: ${digits(invoice.document)}`,
        `${t.date}: ${day(invoice.issued_at)}`,
        `${t.order}: ${digits(invoice.number)}`,
        ...(invoice.original === null ? [] : [`${t.ofDocument}: ${digits(invoice.original)}`]),
        ...(invoice.paid_at === null ? [] : [`${t.paid}: ${day(invoice.paid_at)}`]),
      ].join('  ·  '),
      whole,
      { size: 10 },
    ) + 8;
  page.rule();
}

function writeParties({ page, invoice, t, digits, whole }: Paper): void {
  for (const [name, party] of [
    [t.seller, invoice.seller],
    [t.buyer, invoice.buyer],
  ] as const) {
    const postal = party.postal_code === null ? '' : `  ·  ${t.postalCode}: ${digits(party.postal_code)}`;
    const phone = party.phone === '' ? '' : `  ·  ${t.phone}: ${digits(showMobile(party.phone))}`;
    page.y += page.write(`${name}: ${party.name}${phone}`, whole, { bold: true });
    if (party.tax_id !== null) page.y += page.write(`${t.taxId}: ${digits(party.tax_id)}`, whole, { quiet: true });
    if (party.economic_code !== null)
      page.y += page.write(`${t.economicCode}: ${digits(party.economic_code)}`, whole, { quiet: true });
    if (party.address !== '') page.y += page.write(`${t.address}: ${party.address}${postal}`, whole, { quiet: true });
    page.y += 4;
  }
  page.y += 4;
}

function writeLines({ page, invoice, t, money, digits }: Paper): void {
  const row = (cells: Readonly<Record<Column, string>>, style: { bold?: boolean; quiet?: boolean }) => {
    const heights = (Object.keys(columns) as Column[]).map((column) =>
      page.write(cells[column], box(columns[column]), { ...style, atEnd: column !== 'goods', own: column === 'goods' }),
    );
    page.y += Math.max(...heights) + 3;
  };
  const head = () => {
    page.rule();
    row(
      {
        goods: t.goods,
        quantity: t.quantity,
        price: t.price,
        amount: t.amount,
        discount: t.discount,
        vat: t.vatOfLine,
        total: t.lineTotal,
      },
      { quiet: true },
    );
    page.rule();
  };
  head();
  for (const line of invoice.lines) {
    if (page.room(60)) head();
    row(
      {
        goods: line.variant === null ? line.name : `${line.name} (${line.variant})`,
        quantity: digits(String(line.quantity)),
        price: money(line.price),
        amount: money(line.amount),
        discount: money(line.discount),
        vat: money(line.vat),
        total: money(line.total),
      },
      {},
    );
  }
}

function writeSums({ page, invoice, t, money }: Paper): void {
  page.room(170);
  page.rule();
  const sums: readonly (readonly [string, number])[] = [
    [t.itemsTotal, invoice.items_total],
    ...(invoice.discount_total > 0 ? [[t.discountTotal, invoice.discount_total] as const] : []),
    [t.shipping, invoice.shipping_total],
    [t.total, invoice.total],
    [t.vat, invoice.vat_total],
    ...(invoice.shipping_vat > 0 ? [[t.shippingVat, invoice.shipping_vat] as const] : []),
  ];
  const top = page.y;
  page.drawing(invoice.code, { start: 0, width: 84 });
  page.write(t.verifyHint, { start: 94, width: 120 }, { size: 8, quiet: true });
  for (const [name, amount] of sums) {
    const bold = name === t.total;
    page.write(name, { start: 240, width: 190 }, { bold, quiet: !bold });
    page.y += page.write(money(amount), { start: 430, width: 79 }, { bold, atEnd: true }) + 2;
  }
  page.y = Math.max(page.y, top + 96);
}

/** Draws the amount paid in another currency and its exchange rate. */
function writeForeignPaid({ page, invoice, language, whole }: Paper): void {
  if (invoice.foreign === null) return;
  const { currency, minor, toman_per_unit: toman } = invoice.foreign;
  const t = foreignPaidMessages[language];
  page.y += page.write(
    `${t.paid}: ${formatForeign(minor, currency, language)}  ·  ${t.rateIs(oneUnit(currency, language), toman)}`,
    whole,
    { size: 9 },
  );
}
