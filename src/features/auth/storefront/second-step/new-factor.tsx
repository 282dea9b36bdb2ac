import { useState } from 'react';
import { TextField } from '#ui/inputs/field.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { forgetHeldFields } from '#web/forms/held-fields.ts';
import { useAction, type Fields } from '#web/forms/use-action.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import { AuthenticatorSetup, type OfferedSecret } from './authenticator-setup.tsx';
import { makePasskey, orCancelled } from './passkey-client.ts';

/** The name of the stored draft of a new passkey's name. */
const heldPasskey = 'new passkey';

interface NewFactorProps {
  /** Called with the recovery codes issued with it, empty if the customer already has some. */
  onDone: (codes: readonly string[]) => void;
}

/** Names a new passkey and has the device create it; with an older session the server may require the password. */
export function NewPasskey({ onDone }: NewFactorProps) {
  const t = useMessages(secondStepMessages);
  const action = useAction({ quiet: true, done: t.passkeyAdded });
  const [needsPassword, setNeedsPassword] = useState(false);
  const make = ({ name = '', password = '' }: Fields) => {
    const proof = password === '' ? {} : { password };
    void action.run(
      async () => {
        const challenge = await customerApi('POST /api/customers/current/passkeys/challenge/', { body: proof });
        const credential = await makePasskey(challenge).catch(orCancelled(t.cancelled));
        const { recovery_codes: codes } = await customerApi('POST /api/customers/current/passkeys/', {
          body: { name: name.trim() === '' ? t.thisDevice : name, credential, ...proof },
        });
        forgetHeldFields(heldPasskey);
        onDone(codes);
      },
      t.passkeyAdded,
      ({ fields, message }) => {
        if (fields.password !== undefined) setNeedsPassword(true);
        return fields.password === undefined ? message : null;
      },
    );
  };
  return (
    <SubmissionForm held={heldPasskey} action={action} onSend={make} submitText={t.addPasskey} busyText={t.checking}>
      <TextField label={t.passkeyName} hint={t.passkeyNameHint} name="name" maxLength={60} error={action.fields.name} />
      {needsPassword && <OwnPassword error={action.fields.password} />}
    </SubmissionForm>
  );
}

/** Explains the authenticator app, then renders its QR code and accepts its first code. */
export function NewApp({ onDone }: NewFactorProps) {
  const t = useMessages(secondStepMessages);
  const action = useAction({ quiet: true, done: null });
  const [offered, setOffered] = useState<OfferedSecret | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  if (offered !== null) return <AuthenticatorSetup offered={offered} onDone={onDone} />;
  const startSetup = ({ password = '' }: Fields) =>
    void action.run(
      async () => {
        const body = password === '' ? {} : { password };
        setOffered(await customerApi('POST /api/customers/current/authenticator/', { body }));
      },
      null,
      ({ fields, message }) => {
        if (fields.password !== undefined) setNeedsPassword(true);
        return fields.password === undefined ? message : null;
      },
    );
  return (
    <SubmissionForm action={action} onSend={startSetup} submitText={t.goOn} busyText={t.checking}>
      <p className="text-muted">{t.appHint}</p>
      {needsPassword && <OwnPassword error={action.fields.password} />}
    </SubmissionForm>
  );
}

function OwnPassword({ error }: { error: string | undefined }) {
  const t = useMessages(secondStepMessages);
  return (
    <PasswordField
      label={t.passwordFor}
      name="password"
      autoComplete="current-password"
      maxLength={200}
      required
      error={error}
    />
  );
}
