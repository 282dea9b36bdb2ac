import { inDigitsOf } from '#shared/text/digits.ts';
import { postalLine } from '#shared/iran/postal-line.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { buyerName, isNameless as isNamelessSale } from '#features/orders/admin/buyer-name.ts';
import { staffOrdersMessages } from '#features/orders/admin/orders-admin.messages.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';

/** Recipient, shipping method, customer, and the language of messages to them. */
export function Recipient({ order }: { order: StaffOrderDetail }) {
  const t = useMessages(staffOrdersMessages);
  const names = useMessages(ordersMessages);
  const language = useLanguage();
  const digits = (text: string) => inDigitsOf(text, language);
  const { address, customer, shipping } = order;
  const isNameless = address.phone === ''; // True for an erased account or an anonymous counter sale.
  const buyer = buyerName({ name: address.full_name, phone: address.phone }, t);
  return (
    <div className="grid gap-2 text-sm">
      <address className="not-italic">
        <p className="font-semibold">{buyer}</p>
        <p>{postalLine(isNameless ? { ...address, line: null } : address)}</p>
        {address.postal_code === '' ? null : (
          <p className="text-muted">
            {names.postalCode}: <bdi dir="ltr">{digits(address.postal_code)}</bdi>
          </p>
        )}
        {isNameless ? null : (
          <a href={`tel:${address.phone}`} className="inline-flex min-h-target items-center text-turquoise">
            <bdi dir="ltr">{digits(showMobile(address.phone))}</bdi>
          </a>
        )}
      </address>
      <p className="text-muted">
        <bdi>{shipping.name}</bdi>
      </p>
      {order.language === null ? null : (
        <p className="text-muted">
          {t.writtenTo}: {t[`language-${order.language}`]}
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2 print:hidden">
        <span className="own-direction">
          {t.customerFacts}: <bdi className="font-semibold">{isNameless ? buyer : customer.username}</bdi>
        </span>
        {isNamelessSale(order) ? null : (
          <Link to={`/admin/customers/${customer.id}`} className="inline-flex min-h-target items-center text-turquoise">
            {t.seeCustomer}
          </Link>
        )}
      </p>
    </div>
  );
}
