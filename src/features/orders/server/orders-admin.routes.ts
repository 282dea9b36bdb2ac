import { usualPageSize } from '#shared/contract/replies.ts';
import { changesPart, changesWanted } from '#platform/database/lists/changed-since.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { routes } from '#platform/http/api-calls.ts';
import { begun, fileNamed } from '#platform/http/downloads.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { exportMessages } from '../orders-export.messages.ts';
import { staffOrdersContract, type StaffOrder } from '../orders-admin.contract.ts';
import { exportedOrders } from './exports/orders-export.ts';
import { countsUnderWay, ordersForStaff } from './orders-admin.store.ts';
import { wantedOrders } from './exports/wanted-orders.ts';

const address = '/api/admin/orders/';

export const staffOrdersRoutes = routes(staffOrdersContract, {
  'GET /api/admin/orders/': async ({ shop, query }) => {
    const { sort = 'newest', page_size: pageSize = usualPageSize, after } = query;
    const changes = await changesWanted(shop, 'orders', query);
    if (isRefusal(changes)) return changes;
    // Each sort direction is its own order, so that a cursor of one is invalid for the other.
    const order = `orders-${sort}`;
    const behind = changes === null && after !== undefined ? readCursor(order, after) : null;
    if (after !== undefined && changes === null && behind === null) return cursorRejection;
    const rows = await ordersForStaff(shop, wantedOrders(shop, query), {
      sort,
      after: behind,
      changes,
      limit: pageSize + 1,
    });
    if (changes !== null) {
      const { data: visible, next } = changesPart(rows, { list: 'orders', size: pageSize, address, query });
      return { data: visible.map(staffOrder), next };
    }
    const visible = rows.slice(0, pageSize);
    const last = visible.at(-1);
    return {
      data: visible.map(staffOrder),
      next:
        rows.length > pageSize && last !== undefined
          ? nextPart(query, writeCursor(order, { key: sort.startsWith('total') ? last.total : last.id, id: last.id }))
          : null,
    };
  },
  'GET /api/admin/orders/export.csv': async ({ shop, query, language }) => {
    const today = toLatinDigits(formatJalaliDate(shop.clock.now(), language, 'short')).replace(/[^\d]+/g, '-');
    return fileNamed(
      exportMessages[language].file(today),
      await begun(exportedOrders(shop, wantedOrders(shop, query), { language })),
    );
  },
  'GET /api/admin/orders/counts/': async ({ shop }) => ({
    data: (await countsUnderWay(shop)).map(({ state, count }) => ({ status: state, count })),
  }),
});

const staffOrder = (row: Awaited<ReturnType<typeof ordersForStaff>>[number]): StaffOrder => ({
  number: row.number,
  status: row.state,
  total: row.total,
  payment_method: row.paymentMethod,
  paid: row.paidAt !== null,
  placed_at: row.placedAt.toISOString(),
  language: row.language,
  customer: row.address.full_name,
  phone: row.address.phone,
  city: row.address.city,
  item_count: row.itemCount,
  updated_at: row.updatedAt.toISOString(),
});

function nextPart(query: object, after: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>({ ...query, after }))
    if (value !== undefined) next.set(name, String(value));
  return `${address}?${next.toString()}`;
}
