import { formatNumber, inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { ordersMessages } from '../orders-screens.messages.ts';
import type { StaffOrder } from '../orders-admin.contract.ts';
import { paymentMethodName } from '../storefront/payment-method-name.ts';
import { buyerName } from './buyer-name.ts';
import { OrderStateBadge } from './order-state.tsx';
import { staffOrdersMessages } from './orders-admin.messages.ts';

function Customer({ order: { customer, phone } }: { order: StaffOrder }) {
  const t = useMessages(staffOrdersMessages);
  const language = useLanguage();
  return (
    <span className="grid leading-snug">
      <bdi className="font-semibold">{buyerName({ name: customer, phone }, t)}</bdi>
      <bdi dir="ltr" className="justify-self-start text-xs text-muted">
        {inDigitsOf(showMobile(phone), language)}
      </bdi>
    </span>
  );
}

/** Returns the columns of an order list; every row links to its order. */
export function useOrderColumns(): readonly Column<StaffOrder>[] {
  const t = useMessages(staffOrdersMessages);
  const names = useMessages(ordersMessages);
  const language = useLanguage();
  const digits = (text: string) => inDigitsOf(text, language);
  return [
    {
      key: 'number',
      title: t.number,
      cell: ({ number }) => (
        <Link
          to={`/admin/orders/${number}`}
          className="inline-flex min-h-target items-center font-semibold text-turquoise"
        >
          <bdi>{digits(number)}</bdi>
        </Link>
      ),
    },
    {
      key: 'customer',
      title: t.customer,
      cell: (order) => <Customer order={order} />,
    },
    { key: 'city', title: t.city, onlyWide: 'desk', cell: ({ city }) => <bdi>{city}</bdi> },
    { key: 'state', title: t.state, cell: ({ status }) => <OrderStateBadge state={status} /> },
    {
      key: 'payment',
      title: t.payment,
      onlyWide: true,
      cell: ({ payment_method: method, paid }) => (
        <span className="grid leading-snug">
          <bdi>{paymentMethodName(method, names)}</bdi>
          <span className={`text-xs ${paid ? 'text-turquoise' : 'text-muted'}`}>{paid ? t.paid : t.unpaid}</span>
        </span>
      ),
    },
    {
      key: 'pieces',
      title: t.pieces,
      figure: true,
      onlyWide: 'desk',
      cell: ({ item_count: count }) => formatNumber(count, language),
    },
    { key: 'total', title: t.total, figure: true, sort: 'total', cell: ({ total }) => formatToman(total, language) },
    {
      key: 'placed',
      title: t.placed,
      sort: 'placed',
      onlyWide: true,
      cell: ({ placed_at: at }) => (
        <time dateTime={at} className="text-muted">
          {formatJalaliDate(new Date(at), language, 'with-time')}
        </time>
      ),
    },
  ];
}
