import { routes } from '#platform/http/api-calls.ts';
import { fileNamed, type Download } from '#platform/http/downloads.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { invoiceContract, type Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { correctForStaff, invoiceForStaff, invoiceOf, verifyInvoice } from './invoices.service.ts';

export const invoiceRoutes = routes(invoiceContract, {
  'GET /api/orders/:number/invoice/': ({ shop, params, query, caller, language }) =>
    invoiceOf(shop, { ...params, ...query, customerId: caller.customerId, language }),
  'GET /api/orders/:number/invoice.pdf': async ({ shop, params, query, caller, language }) =>
    (await tooManyPapers(shop, { by: caller.customerId, max: 30 })) ??
    onPaper(await invoiceOf(shop, { ...params, ...query, customerId: caller.customerId, language }), language),
  'GET /api/admin/orders/:number/invoice/': ({ shop, params, query, language }) =>
    invoiceForStaff(shop, { ...params, ...query, language }),
  'GET /api/admin/orders/:number/invoice.pdf': async ({ shop, params, query, caller, language }) =>
    (await tooManyPapers(shop, { by: caller.customerId, max: 600 })) ??
    onPaper(await invoiceForStaff(shop, { ...params, ...query, language }), language),
  'POST /api/admin/orders/:number/invoice/correct/': ({
    shop,
    params,
    body: { document, ...buyer },
    caller,
    language,
  }) => correctForStaff(shop, { ...params, document, buyer, language, by: caller.customerId }),
  'GET /api/invoices/verify/': ({ shop, query }) => verifyInvoice(shop, query),
});

/** Limits PDF requests per ten minutes: each is rendered anew, which takes CPU time. */
async function tooManyPapers(
  shop: Shop,
  { by, max }: { readonly by: number; readonly max: number },
): Promise<Refusal<'too-many-tries'> | null> {
  const tried = await countTry(shop, {
    key: `invoice-pdf:${by}`,
    max,
    windowSeconds: 600,
    policy: 'invoice-pdf',
  });
  return tried.allowed ? null : tooManyTries(tried.retryAfterSeconds);
}

async function onPaper<R extends Refusal>(invoice: Invoice | R, language: Language): Promise<Download | R> {
  return isRefusal(invoice)
    ? invoice
    : fileNamed(invoiceMessages[language].fileName(invoice.document), await invoicePdf(invoice, language));
}
