import { useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { addressErrors, emptyAddress } from '../address.rules.ts';
import type { PostalAddress, SavedAddress } from '../addresses.contract.ts';
import { addressesMessages } from '../addresses.messages.ts';
import { AddressForm } from './address-form.tsx';
import { createOnce } from '#web/forms/create-once.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { SubmissionForm } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { Customer } from '../profile.contract.ts';

interface AddressDialogProps {
  customer: Customer;
  edited: SavedAddress | 'new' | null;
  onClose: () => void;
  onSaved: () => void;
  /** Called when somebody else has changed the address, so that it must be loaded again. */
  onChanged: () => void;
}

/** Renders the dialog of one address, new or stored, with its own save button. */
export function AddressDialog({ customer, edited, onClose, onSaved, onChanged }: AddressDialogProps) {
  const t = useMessages(addressesMessages);
  // The content stays the same during the closing animation.
  const [visible, setVisible] = useState(edited);
  if (edited !== null && edited !== visible) setVisible(edited);
  return (
    <Dialog open={edited !== null} onClose={onClose} title={visible === 'new' ? t.addTitle : t.editTitle}>
      <AddressEditor
        key={visible === null || visible === 'new' ? 'new' : visible.id}
        customer={customer}
        saved={visible === 'new' ? null : visible}
        onSaved={onSaved}
        onChanged={onChanged}
      />
    </Dialog>
  );
}

interface AddressEditorProps {
  customer: Customer;
  saved: SavedAddress | null;
  onSaved: () => void;
  onChanged: () => void;
}

function AddressEditor({ customer, saved, onSaved, onChanged }: AddressEditorProps) {
  const t = useMessages(addressesMessages);
  const action = useAction({ quiet: true, done: null });
  const writing = useWrittenItem(
    saved,
    (address) => beginning(customer, address),
    (address) => `address:${address?.id ?? 'new'}`,
  );
  const { item, draft, saved: isWhole } = writing;
  const { is_default: isDefault, ...address } = draft.value;
  const [isChecked, setChecked] = useState(false);
  const found = addressErrors(address);
  const save = () => {
    setChecked(true);
    if (Object.keys(found).length > 0) {
      action.reject(Object.fromEntries(Object.keys(found).map((field) => [field, ''])));
      return;
    }
    void action.run(async () => {
      const body = draft.value;
      const answered =
        item === null
          ? await createOnce(action.key, 'address:new', body, {
              create: (address, headers) =>
                customerApi('POST /api/customers/current/addresses/', { headers, body: address }),
              correct: (made) => putOver(made, body, onChanged),
            })
          : await putOver(item, body, onChanged);
      announce(t.saved, 'good');
      if (isWhole(body, answered)) onSaved();
    });
  };
  return (
    <SubmissionForm action={action} onSend={save} submitText={t.save} busyText={t.saving}>
      <DraftNotice
        draft={draft}
        names={{
          full_name: t.fullName,
          phone: t.phone,
          province: t.province,
          city: t.city,
          line: t.line,
          postal_code: t.postalCode,
        }}
      />
      <AddressForm address={address} problems={isChecked ? found : {}} errors={action.fields} onChange={draft.change} />
      {item?.is_default === true ? null : (
        <Checkbox
          label={t.makeDefault}
          checked={isDefault}
          onChange={(event) => {
            draft.change({ is_default: event.currentTarget.checked });
          }}
        />
      )}
    </SubmissionForm>
  );
}

/** Replaces the stored address if it is still the one that was displayed; otherwise `onChanged` reloads it, to be displayed beside the typed one. */
async function putOver(
  { id, is_default: _, ...before }: SavedAddress,
  body: WrittenAddress,
  onChanged: () => void,
): Promise<SavedAddress> {
  try {
    return await customerApi('PUT /api/customers/current/addresses/:id/', {
      params: { id },
      body: { ...body, before },
    });
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'changed-meanwhile') onChanged();
    throw error;
  }
}

type WrittenAddress = PostalAddress & { readonly is_default: boolean };

function beginning(customer: Customer, saved: SavedAddress | null): WrittenAddress {
  if (saved === null)
    return {
      ...emptyAddress,
      full_name: customer.full_name ?? '',
      phone: showMobile(customer.phone),
      is_default: false,
    };
  const { full_name, phone, province, city, line, postal_code, is_default } = saved;
  return { full_name, phone: showMobile(phone), province, city, line, postal_code, is_default };
}
