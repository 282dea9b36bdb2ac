import { useState } from 'react';
import { showMobile } from '#shared/commerce/phone.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { addressFaults, emptyAddress, type AddressFaults } from '../address.rules.ts';
import type { PostalAddress, SavedAddress } from '../addresses.contract.ts';
import { addressesMessages } from '../addresses.messages.ts';
import { AddressForm } from './address-form.tsx';
import { SubmissionForm } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import type { Customer } from '../profile.contract.ts';

interface AddressDialogProps {
  customer: Customer;
  edited: SavedAddress | 'new' | null;
  onClose: () => void;
  onSaved: () => void;
}

/** One address, new or kept, with its own button to save it. */
export function AddressDialog({ customer, edited, onClose, onSaved }: AddressDialogProps) {
  const t = useMessages(addressesMessages);
  // What it shows stays while it closes.
  const [shown, setShown] = useState(edited);
  if (edited !== null && edited !== shown) setShown(edited);
  return (
    <Dialog open={edited !== null} onClose={onClose} title={shown === 'new' ? t.addTitle : t.editTitle}>
      <AddressEditor
        key={shown === null || shown === 'new' ? 'new' : shown.id}
        customer={customer}
        kept={shown === 'new' ? null : shown}
        onSaved={onSaved}
      />
    </Dialog>
  );
}

function AddressEditor({
  customer,
  kept,
  onSaved,
}: {
  customer: Customer;
  kept: SavedAddress | null;
  onSaved: () => void;
}) {
  const t = useMessages(addressesMessages);
  const action = useAction({ quiet: true, done: null });
  const [address, setAddress] = useState<PostalAddress>(() => beginning(customer, kept));
  const [faults, setFaults] = useState<AddressFaults>({});
  const [isDefault, setDefault] = useState(kept?.is_default ?? false);
  const save = () => {
    const found = addressFaults(address);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      action.reject(Object.fromEntries(Object.keys(found).map((field) => [field, ''])));
      return;
    }
    void action.run(async () => {
      const body = { ...address, is_default: isDefault };
      if (kept === null) await customerApi('POST /api/customers/current/addresses/', { body });
      else await customerApi('PUT /api/customers/current/addresses/:id/', { params: { id: kept.id }, body });
      announce(t.saved, 'good');
      onSaved();
    });
  };
  return (
    <SubmissionForm action={action} onSend={save} submitText={t.save} busyText={t.saving}>
      <AddressForm
        address={address}
        faults={faults}
        errors={action.fields}
        onChange={(news) => {
          setAddress({ ...address, ...news });
        }}
      />
      {kept?.is_default === true ? null : (
        <Checkbox
          label={t.makeDefault}
          checked={isDefault}
          onChange={(event) => {
            setDefault(event.currentTarget.checked);
          }}
        />
      )}
    </SubmissionForm>
  );
}

function beginning(customer: Customer, kept: SavedAddress | null): PostalAddress {
  if (kept === null) return { ...emptyAddress, full_name: customer.full_name ?? '', phone: showMobile(customer.phone) };
  const { full_name, phone, province, city, line, postal_code } = kept;
  return { full_name, phone: showMobile(phone), province, city, line, postal_code };
}
