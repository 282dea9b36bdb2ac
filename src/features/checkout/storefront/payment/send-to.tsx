import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import type { OrderAddress } from '#features/orders/orders.contract.ts';
import { Card } from '#ui/layout/card.tsx';
import { EditLink } from '#ui/text/section-links.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import type { ShippingMethod } from '../shipping-choice.tsx';

/** Renders the address and shipping method of the previous step, read-only, with a link back to it. */
export function SendTo({ address, method }: { address: OrderAddress; method: ShippingMethod | undefined }) {
  const t = useMessages(checkoutMessages);
  return (
    <Card asChild className="grid gap-2">
      <section aria-labelledby="send-to">
        <div className="flex min-h-target items-center justify-between gap-3">
          <h2 id="send-to" className="text-base font-bold">
            {t.sendTo}
          </h2>
          <EditLink to="/checkout" describedBy="send-to">
            {t.edit}
          </EditLink>
        </div>
        <AddressCard address={address} />
        {method === undefined ? null : <bdi className="text-sm text-muted">{method.name}</bdi>}
      </section>
    </Card>
  );
}
