import { TextField } from '#ui/inputs/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { forgetHeldFields } from '#web/forms/held-fields.ts';
import { missing, useAction, type Fields } from '#web/forms/use-action.ts';
import type { Passkey } from '../../second-step.contract.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import type { Opened } from './factors-part.tsx';

/** Renders the dialogs for renaming and removing a factor. */
export function FactorDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const t = useMessages(secondStepMessages);
  const renamed = opened !== null && typeof opened === 'object' && 'renamed' in opened ? opened.renamed : null;
  const removed = opened !== null && typeof opened === 'object' && 'removed' in opened ? opened.removed : null;
  const isPasskey = removed !== null && removed !== 'app';
  return (
    <>
      <Dialog open={renamed !== null} onClose={onClose} title={t.renamePasskey}>
        {renamed !== null && <RenameForm passkey={renamed} onDone={onClose} />}
      </Dialog>
      <Dialog
        open={removed !== null}
        onClose={onClose}
        title={isPasskey ? t.removePasskeyTitle(removed.name) : t.removeAppTitle}
        description={isPasskey ? t.removePasskeyText : t.removeAppText}
      >
        {removed !== null && <RemoveForm factor={removed} onDone={onClose} />}
      </Dialog>
    </>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useMessages(secondStepMessages);
  const action = useAction({ quiet: true, done: t.renamed });
  const held = `passkey:${passkey.id}`;
  const rename = (typed: Fields) => {
    const errors = missing(typed, ['name'], t.nameNeeded);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    void action.run(async () => {
      const params = { id: passkey.id };
      await customerApi('PATCH /api/customers/current/passkeys/:id/', { params, body: { name: typed.name ?? '' } });
      forgetHeldFields(held);
      onDone();
    });
  };
  return (
    <SubmissionForm held={held} action={action} onSend={rename} submitText={t.rename} busyText={t.checking}>
      <TextField
        label={t.passkeyName}
        name="name"
        defaultValue={passkey.name}
        maxLength={60}
        required
        error={action.fields.name}
      />
    </SubmissionForm>
  );
}

function RemoveForm({ factor, onDone }: { factor: Passkey | 'app'; onDone: () => void }) {
  const t = useMessages(secondStepMessages);
  const action = useAction({ quiet: true, done: t.removed });
  const remove = () => {
    void action.run(async () => {
      if (factor === 'app') await customerApi('DELETE /api/customers/current/authenticator/');
      else await customerApi('DELETE /api/customers/current/passkeys/:id/', { params: { id: factor.id } });
      onDone();
    });
  };
  return (
    <SubmissionForm action={action} onSend={remove} submitText={t.remove} busyText={t.checking}>
      {null}
    </SubmissionForm>
  );
}
