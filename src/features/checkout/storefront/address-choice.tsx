import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import { AddressCard } from '#features/accounts/storefront/address-card.tsx';
import { joined } from '#shared/text/joined.ts';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
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
  const language = useLanguage();
  return (
    <RadioCards
      legend={t.billing}
      legendHidden
      name="address"
      value={chosen === null ? 'other' : String(chosen)}
      options={[
        ...saved.map((address) => ({
          value: String(address.id),
          label: joined([address.city, address.line], language),
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
