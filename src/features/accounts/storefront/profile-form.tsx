import { useState, type ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { customerApi, loadSession } from '#web/data/api.ts';
import { profileMessages } from '../profile.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { PhoneField } from './phone-field.tsx';
import { PendingMail } from './pending-mail.tsx';
import { forgetSentFields } from '#web/forms/held-fields.ts';
import { missing, useAction } from '#web/forms/use-action.ts';
import type { Customer } from '../profile.contract.ts';
import { AvatarField, useAvatarChange } from './avatar-field.tsx';
import { changedProfile, knownMail } from '../changed-profile.rules.ts';

interface ProfileFormProps {
  customer: Customer;
  returnTo: string | null;
  /** Renders the phone change by code; the callback closes its dialog. */
  phoneChange: (onDone: () => void) => ReactNode;
}

const heldProfile = 'profile';

/** Renders image, names, phone and mail; all are saved together, except the phone, which is changed by its code. */
export function ProfileForm({ customer, returnTo, phoneChange }: ProfileFormProps) {
  const t = useMessages(profileMessages);
  const navigate = useNavigateFromHere();
  const action = useAction({ quiet: true, done: null });
  const avatar = useAvatarChange(customer);
  const [changingPhone, setChangingPhone] = useState(false);
  const closePhone = () => {
    setChangingPhone(false);
  };
  const known = knownMail(customer);

  const save = (typed: Readonly<Record<string, string>>) => {
    const errors = missing(typed, ['username'], t.required);
    if (Object.keys(errors).length > 0 || avatar.uploads.busy) {
      action.reject(errors, avatar.uploads.busy ? t.imageOnTheWay : undefined);
      return;
    }
    const send = async () => {
      await customerApi('PATCH /api/customers/current/me/', {
        body: { ...changedProfile(typed, customer), ...(avatar.sent !== undefined && { avatar: avatar.sent }) },
      });
      forgetSentFields(heldProfile, typed);
      await loadSession();
      avatar.clear();
      announce(t.saved, 'good');
      if (returnTo !== null) await navigate(returnTo);
    };
    void action.run(send).then((isDone) => {
      // The change may have been stored by this request or an earlier one: the stored state is loaded.
      if (!isDone) void loadSession();
    });
  };

  return (
    <Card>
      <SubmissionForm held={heldProfile} action={action} onSend={save} submitText={t.saveAll} busyText={t.saving}>
        <AvatarField avatar={avatar} error={action.fields.avatar} />
        <NameFields customer={customer} errors={action.fields} />
        <PhoneField
          phone={customer.phone}
          onChange={() => {
            setChangingPhone(true);
          }}
        />
        <EmailField known={known} error={action.fields.email} />
        {customer.pending_email === null ? null : <PendingMail email={customer.pending_email} />}
      </SubmissionForm>
      <Dialog open={changingPhone} onClose={closePhone} title={t.changePhone}>
        {phoneChange(closePhone)}
      </Dialog>
    </Card>
  );
}

function NameFields({ customer, errors }: { customer: Customer; errors: Readonly<Record<string, string>> }) {
  const t = useMessages(profileMessages);
  return (
    <>
      <TextField
        label={t.username}
        hint={t.usernameHint}
        name="username"
        defaultValue={customer.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        required
        error={errors.username}
      />
      <TextField
        key={customer.full_name === null ? 'open' : 'set'}
        label={t.fullName}
        hint={customer.full_name === null ? t.nameHint : t.nameIsSet}
        name="full_name"
        defaultValue={customer.full_name ?? ''}
        disabled={customer.full_name !== null}
        autoComplete="name"
        maxLength={100}
        error={errors.full_name}
      />
    </>
  );
}

function EmailField({ known, error }: { known: string; error: string | undefined }) {
  const t = useMessages(profileMessages);
  return (
    <TextField
      label={t.email}
      name="email"
      type="email"
      hint={t.emailHint}
      defaultValue={known}
      autoComplete="email"
      dir="ltr"
      maxLength={254}
      error={error}
    />
  );
}
