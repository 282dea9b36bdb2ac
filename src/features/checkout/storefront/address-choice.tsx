import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import { postalLine } from '#shared/iran/postal-line.ts';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';

interface AddressChoiceProps {
  saved: readonly SavedAddress[];
  /** Null for an address entered here. */
  chosen: number | null;
  onChoose: (address: SavedAddress | null) => void;
}

/** Renders the choice between the customer's saved addresses and a new one. */
export function AddressChoice({ saved, chosen, onChoose }: AddressChoiceProps) {
  const t = useMessages(checkoutMessages);
  return (
    <RadioCards
      legend={t.billing}
      legendHidden
      name="address"
      value={chosen === null ? 'other' : String(chosen)}
      options={[
        ...saved.map((address) => ({
          value: String(address.id),
          label: postalLine({ ...address, province: address.city }),
          description: <AddressCard address={address} short />,
        })),
        { value: 'other', label: t.otherAddress },
      ]}
      onChange={(value) => {
        onChoose(saved.find(({ id }) => String(id) === value) ?? null);
      }}
    />
  );
}
