import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import { AddressForm } from '#features/accounts/storefront/address-form.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EditLink } from '#ui/text/section-links.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { AddressChoice } from './address-choice.tsx';
import { OfficialInvoice } from './official-invoice.tsx';
import type { BillingState } from './use-billing.ts';

/** Renders the order's destination, one of the saved addresses or a new one, and the party its invoice names. */
export function AddressPart({ billing, saved }: { billing: BillingState; saved: readonly SavedAddress[] }) {
  const t = useMessages(checkoutMessages);
  const { action, draft, change, choose, editing, setEditing } = billing;
  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby="billing">
        <div className="flex min-h-target items-center justify-between gap-3">
          <h2 id="billing" className="text-base font-bold">
            {t.billing}
          </h2>
          <EditLink to="/edit-profile#addresses" state={{ from: '/checkout' }}>
            {t.addressBook}
          </EditLink>
        </div>
        {saved.length === 0 ? null : <AddressChoice saved={saved} chosen={draft.addressId} onChoose={choose} />}
        {draft.addressId !== null ? null : editing ? (
          <AddressForm
            address={draft.address}
            problems={action.fields}
            onChange={(event) => {
              change({ address: { ...draft.address, ...event } });
            }}
          />
        ) : (
          <div className="flex items-start justify-between gap-3">
            <AddressCard address={draft.address} />
            <Button
              size="small"
              onClick={() => {
                setEditing(true);
              }}
            >
              {t.edit}
            </Button>
          </div>
        )}
        {draft.addressId !== null ? null : (
          <Checkbox
            label={t.saveAddress}
            checked={draft.saveAddress}
            onChange={(event) => {
              change({ saveAddress: event.currentTarget.checked });
            }}
          />
        )}
        <OfficialInvoice billing={billing} />
      </section>
    </Card>
  );
}
