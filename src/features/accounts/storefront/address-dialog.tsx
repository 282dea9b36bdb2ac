import { useState } from 'react';
import { showMobile } from '#shared/commerce/phone.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { addressErrors, emptyAddress, type AddressProblems } from '../address.rules.ts';
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

/** One address, new or stored, with its own button to save it. */
export function AddressDialog({ customer, edited, onClose, onSaved }: AddressDialogProps) {
  const t = useMessages(addressesMessages);
  // What it shows stays while it closes.
  const [visible, setVisible] = useState(edited);
  if (edited !== null && edited !== visible) setVisible(edited);
  return (
    <Dialog open={edited !== null} onClose={onClose} title={visible === 'new' ? t.addTitle : t.editTitle}>
      <AddressEditor
        key={visible === null || visible === 'new' ? 'new' : visible.id}
        customer={customer}
        saved={visible === 'new' ? null : visible}
        onSaved={onSaved}
      />
    </Dialog>
  );
}

function AddressEditor({
  customer,
  saved,
  onSaved,
}: {
  customer: Customer;
  saved: SavedAddress | null;
  onSaved: () => void;
}) {
  const t = useMessages(addressesMessages);
  const action = useAction({ quiet: true, done: null });
  const [address, setAddress] = useState<PostalAddress>(() => beginning(customer, saved));
  const [errors, setErrors] = useState<AddressProblems>({});
  const [isDefault, setDefault] = useState(saved?.is_default ?? false);
  const save = () => {
    const found = addressErrors(address);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      action.reject(Object.fromEntries(Object.keys(found).map((field) => [field, ''])));
      return;
    }
    void action.run(async () => {
      const body = { ...address, is_default: isDefault };
      if (saved === null) await customerApi('POST /api/customers/current/addresses/', { body });
      else await customerApi('PUT /api/customers/current/addresses/:id/', { params: { id: saved.id }, body });
      announce(t.saved, 'good');
      onSaved();
    });
  };
  return (
    <SubmissionForm action={action} onSend={save} submitText={t.save} busyText={t.saving}>
      <AddressForm
        address={address}
        problems={errors}
        errors={action.fields}
        onChange={(event) => {
          setAddress({ ...address, ...event });
        }}
      />
      {saved?.is_default === true ? null : (
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

function beginning(customer: Customer, saved: SavedAddress | null): PostalAddress {
  if (saved === null)
    return { ...emptyAddress, full_name: customer.full_name ?? '', phone: showMobile(customer.phone) };
  const { full_name, phone, province, city, line, postal_code } = saved;
  return { full_name, phone: showMobile(phone), province, city, line, postal_code };
}
