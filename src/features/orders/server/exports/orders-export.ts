import { toLatinDigits } from '#shared/text/digits.ts';
import { formatClock, formatJalaliDate } from '#shared/text/jalali.ts';
import type { Language } from '#shared/language.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Shop } from '#platform/shop.ts';
import { exportMessages } from '../../orders-export.messages.ts';
import { byteOrderMark, csvLine } from '../../orders-export.rules.ts';
import { ordersMessages } from '../../orders-screens.messages.ts';
import { ordersForStaff, type OrderFilter } from '../orders-admin.store.ts';

const usualPart = 500;

type ExportedOrder = Awaited<ReturnType<typeof ordersForStaff>>[number];

interface ExportColumn {
  readonly title: string;
  readonly cell: (row: ExportedOrder) => string | number;
}

/** Returns the columns of the file, with headings in a language. */
function exportColumns(language: Language): readonly ExportColumn[] {
  const t = exportMessages[language];
  const names = ordersMessages[language] as Readonly<Record<string, unknown>>;
  const name = (word: string) => {
    const named = names[word];
    return typeof named === 'string' ? named : word;
  };
  return [
    { title: t.number, cell: (row) => row.number },
    { title: t.date, cell: (row) => toLatinDigits(formatJalaliDate(row.placedAt, language, 'short')) },
    { title: t.time, cell: (row) => toLatinDigits(formatClock(row.placedAt, language)) },
    { title: t.state, cell: (row) => name(row.state) },
    { title: t.customer, cell: (row) => row.address.full_name },
    { title: t.phone, cell: (row) => showMobile(row.address.phone) },
    { title: t.province, cell: (row) => row.address.province },
    { title: t.city, cell: (row) => row.address.city },
    { title: t.payment, cell: (row) => name(row.paymentMethod) },
    { title: t.paid, cell: (row) => (row.paidAt === null ? t.no : t.yes) },
    { title: t.pieces, cell: (row) => row.itemCount },
    { title: t.items, cell: (row) => row.itemsTotal },
    { title: t.discount, cell: (row) => row.discountTotal },
    { title: t.shipping, cell: (row) => row.shippingTotal },
    { title: t.vat, cell: (row) => row.vatTotal },
    { title: t.total, cell: (row) => row.total },
    { title: t.refunded, cell: (row) => row.refunded },
  ];
}

/**
 * Yields orders as a CSV file for a Persian Excel, newest first, in batches: whatever their number, only one batch is in memory, and the next is read
 * when the caller has consumed it. Numbers use Latin digits, so that they can be summed.
 */
export async function* exportedOrders(
  shop: Shop,
  filter: OrderFilter,
  { language, part = usualPart }: { readonly language: Language; readonly part?: number },
): AsyncGenerator<string> {
  const columns = exportColumns(language);
  yield byteOrderMark + csvLine(columns.map(({ title }) => title));
  for (let after: { key: number; id: number } | null = null; ;) {
    const rows: readonly ExportedOrder[] = await ordersForStaff(shop, filter, { sort: 'newest', after, limit: part });
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < part) return;
    after = { key: last.id, id: last.id };
  }
}
