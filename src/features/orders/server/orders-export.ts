import { toLatinDigits } from '#shared/text/digits.ts';
import { formatClock, formatJalaliDate } from '#shared/text/jalali.ts';
import type { Language } from '#shared/language.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Shop } from '#platform/shop.ts';
import { exportMessages } from '../orders-export.messages.ts';
import { byteOrderMark, csvLine } from '../orders-export.rules.ts';
import { ordersMessages } from '../orders-screens.messages.ts';
import { ordersForStaff, type OrderFilter } from './orders-admin.store.ts';

const usualPart = 500;

/**
 * Orders as a CSV file that a Persian Excel opens, the newest first, part by part: however many there are, one part of
 * them is in memory, and the next is read when the caller has taken it. Figures are in Latin digits, so that they can be summed.
 */
export async function* exportedOrders(
  shop: Shop,
  filter: OrderFilter,
  { language, part = usualPart }: { readonly language: Language; readonly part?: number },
): AsyncGenerator<string> {
  const t = exportMessages[language];
  const names = ordersMessages[language] as Readonly<Record<string, unknown>>;
  const name = (word: string) => (typeof names[word] === 'string' ? names[word] : word);
  yield (
    byteOrderMark +
    csvLine([
      t.number,
      t.date,
      t.time,
      t.state,
      t.customer,
      t.phone,
      t.province,
      t.city,
      t.payment,
      t.paid,
      t.pieces,
      t.items,
      t.discount,
      t.shipping,
      t.vat,
      t.total,
      t.refunded,
    ])
  );
  for (let after: { value: number; id: number } | null = null; ;) {
    const rows: Awaited<ReturnType<typeof ordersForStaff>> = await ordersForStaff(shop, filter, {
      sort: '-placed',
      after,
      limit: part,
    });
    if (rows.length > 0) {
      yield rows
        .map((row) =>
          csvLine([
            row.number,
            toLatinDigits(formatJalaliDate(row.placedAt, language, 'short')),
            toLatinDigits(formatClock(row.placedAt, language)),
            name(row.state),
            row.address.full_name,
            showMobile(row.address.phone),
            row.address.province,
            row.address.city,
            name(row.paymentMethod),
            row.paidAt === null ? t.no : t.yes,
            row.itemCount,
            row.itemsTotal,
            row.discountTotal,
            row.shippingTotal,
            row.vatTotal,
            row.total,
            row.refunded,
          ]),
        )
        .join('');
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < part) return;
    after = { value: last.id, id: last.id };
  }
}
