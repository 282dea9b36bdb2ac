import { Download, Printer } from 'lucide-react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { downloadFile } from '#web/data/download.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { ForeignPaidNote } from '#features/payments/storefront/foreign-paid.tsx';

/** The printable invoice; black on white in print, whatever the theme. */
export function InvoicePaper({
  invoice,
  pdf,
  addressOf,
}: {
  invoice: Invoice;
  pdf: string;
  /** Returns the URL of another document of the same order. */
  addressOf: (document: string) => string;
}) {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const digits = (text: string) => inDigitsOf(text, language);
  const day = (at: string) => formatJalaliDate(new Date(at), language, 'long');
  return (
    <div className="mx-auto grid max-w-200 gap-4">
      <InvoiceActions name={invoice.document} pdf={`${pdf}?document=${invoice.document}`} />
      <Replaced invoice={invoice} addressOf={addressOf} />
      <Documents invoice={invoice} addressOf={addressOf} />
      <article
        aria-label={t.titleOf(invoice.kind)}
        className="grid gap-5 rounded-card bg-surface p-4 shadow-card md:p-8 print:bg-white print:p-0 print:text-black print:shadow-none"
      >
        <header className="flex flex-wrap items-end justify-between gap-3 border-b border-line pb-4">
          <div>
            <p className="text-xl font-bold">
              <bdi>{invoice.seller.name}</bdi>
            </p>
            <h2 className="text-sm text-muted">{t.titleOf(invoice.kind)}</h2>
          </div>
          <dl className="grid gap-1 text-sm">
            <Fact name={t.number}>{digits(invoice.document)}</Fact>
            <Fact name={t.date}>{day(invoice.issued_at)}</Fact>
            <Fact name={t.order}>{digits(invoice.number)}</Fact>
            {invoice.original === null ? null : <Fact name={t.ofDocument}>{digits(invoice.original)}</Fact>}
            {invoice.paid_at === null ? null : <Fact name={t.paid}>{day(invoice.paid_at)}</Fact>}
          </dl>
        </header>
        <div className="grid gap-4 sm:grid-cols-2">
          <PartyFacts title={t.seller} party={invoice.seller} />
          <PartyFacts title={t.buyer} party={invoice.buyer} />
        </div>
        <Goods lines={invoice.lines} />
        <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
          <VerifyCode invoice={invoice} />
          <Sums invoice={invoice} />
        </div>
        {invoice.foreign === null ? null : <ForeignPaidNote paid={invoice.foreign} />}
        <p className="text-xs text-muted">{t.inToman}</p>
      </article>
    </div>
  );
}

function InvoiceActions({ name, pdf }: { name: string; pdf: string }) {
  const t = useMessages(invoiceMessages);
  const action = useAction({ quiet: true, done: null });
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={action.busy}
          busyText={t.downloading}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => {
            void action.run(() => downloadFile(pdf, t.fileName(name)));
          }}
        >
          {t.download}
        </Button>
        <Button
          variant="outline"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => {
            print();
          }}
        >
          {t.print}
        </Button>
      </div>
      <Notice tone="bad">{action.message}</Notice>
    </div>
  );
}

/** QR code of the verification URL. */
function VerifyCode({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages);
  return (
    <figure className="flex items-center gap-3">
      <svg
        role="img"
        aria-label={t.verifyHint}
        viewBox={`-2 -2 ${invoice.code.size + 4} ${invoice.code.size + 4}`}
        className="size-28 shrink-0 rounded-small bg-white"
        shapeRendering="crispEdges"
      >
        <path d={invoice.code.path} fill="#000" />
      </svg>
      <figcaption className="max-w-40 text-xs text-muted">
        <a href={invoice.verify} className="inline-flex min-h-target items-center">
          <span className="own-direction">{t.verifyHint}</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** Link to the document that replaces a corrected one. */
function Replaced({ invoice, addressOf }: { invoice: Invoice; addressOf: (document: string) => string }) {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const { corrected_by: document } = invoice;
  if (document === null) return null;
  return (
    <Notice tone="warning">
      {t.replacedBy}{' '}
      <Link to={addressOf(document)} replace className="underline">
        <bdi>{inDigitsOf(document, language)}</bdi>
      </Link>
    </Notice>
  );
}

/** Links to the documents of the order, where there are several. */
function Documents({ invoice, addressOf }: { invoice: Invoice; addressOf: (document: string) => string }) {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  if (invoice.documents.length < 2) return null;
  return (
    <nav aria-label={t.documents} className="flex flex-wrap gap-2 print:hidden">
      {invoice.documents.map(({ document, kind }) => (
        <Link
          key={document}
          to={addressOf(document)}
          replace
          aria-current={document === invoice.document ? 'page' : undefined}
          className="inline-flex min-h-target items-center gap-2 rounded-control border border-line px-3 text-sm hover:bg-raised aria-[current]:border-turquoise aria-[current]:font-bold"
        >
          {t.titleOf(kind)} <bdi className="text-muted">{inDigitsOf(document, language)}</bdi>
        </Link>
      ))}
    </nav>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function PartyFacts({ title, party }: { title: string; party: Invoice['seller'] }) {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const digits = (text: string) => inDigitsOf(text, language);
  return (
    <section className="grid content-start gap-1 text-sm">
      <h3 className="text-xs font-bold text-muted">{title}</h3>
      <p className="font-semibold">
        <bdi>{party.name}</bdi>
      </p>
      {party.address === '' ? null : (
        <p>
          <bdi>{party.address}</bdi>
        </p>
      )}
      {party.postal_code === null ? null : (
        <p className="text-muted">
          {t.postalCode}: <bdi dir="ltr">{digits(party.postal_code)}</bdi>
        </p>
      )}
      {party.tax_id === null ? null : (
        <p className="text-muted">
          {t.taxId}: <bdi dir="ltr">{digits(party.tax_id)}</bdi>
        </p>
      )}
      {party.economic_code === null ? null : (
        <p className="text-muted">
          {t.economicCode}: <bdi dir="ltr">{digits(party.economic_code)}</bdi>
        </p>
      )}
      {party.phone === '' ? null : (
        <p className="text-muted">
          {t.phone}: <bdi dir="ltr">{digits(showMobile(party.phone))}</bdi>
        </p>
      )}
    </section>
  );
}

function Goods({ lines }: Pick<Invoice, 'lines'>) {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const money = (amount: number) => formatToman(amount, language);
  const figures = [t.quantity, t.price, t.amount, t.discount, t.vatOfLine, t.lineTotal];
  return (
    <div role="region" aria-label={t.goods} tabIndex={0} className="overflow-x-auto">
      <table role="table" className="stacks w-full text-sm sm:min-w-130">
        <thead role="rowgroup">
          <tr role="row" className="border-y border-line text-xs text-muted max-sm:border-t-0">
            <th scope="col" role="columnheader" className="text-start font-semibold sm:py-2">
              {t.goods}
            </th>
            {figures.map((name) => (
              <th key={name} scope="col" role="columnheader" className="text-end font-semibold sm:p-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line, index) => (
            <tr key={index} role="row" className="border-b border-line align-top max-sm:px-0">
              <th
                scope="row"
                role="rowheader"
                data-title={t.goods}
                className="text-start font-semibold sm:max-w-60 sm:py-2 sm:font-normal"
              >
                <bdi>{line.name}</bdi>
                {line.variant === null ? null : <bdi className="block text-xs text-muted">{line.variant}</bdi>}
              </th>
              {[line.quantity, line.price, line.amount, line.discount, line.vat, line.total].map((figure, column) => (
                <td key={column} role="cell" data-title={figures[column]} className="text-start sm:p-2 sm:text-end">
                  {money(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  const rows: readonly (readonly [string, number])[] = [
    [t.itemsTotal, invoice.items_total],
    ...(invoice.discount_total > 0 ? [[t.discountTotal, invoice.discount_total] as const] : []),
    [t.shipping, invoice.shipping_total],
    [t.total, invoice.total],
    [t.vat, invoice.vat_total],
    ...(invoice.shipping_vat > 0 ? [[t.shippingVat, invoice.shipping_vat] as const] : []),
  ];
  return (
    <dl className="grid gap-2 text-sm sm:ms-auto sm:min-w-72">
      {rows.map(([name, amount]) => (
        <div
          key={name}
          className={`flex justify-between gap-6 ${name === t.total ? 'border-y border-line py-2 font-bold' : ''}`}
        >
          <dt>{name}</dt>
          <dd>{formatToman(amount, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
