import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import { postalLine } from '#shared/iran/postal-line.ts';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';

interface AddressChoiceProps {
  saved: readonly SavedAddress[];
  /** Null for one that is typed here. */
  chosen: number | null;
  onChoose: (address: SavedAddress | null) => void;
}

/** Which of the customer's addresses an order is sent to, or another one. */
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
