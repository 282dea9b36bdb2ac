import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { ListedCustomer } from '../customers-admin.contract.ts';
import { customersAdminMessages } from './customers.messages.ts';

interface CorrectNameDialogProps {
  file: ListedCustomer;
  onClose: () => void;
  onChanged: () => void;
}

/** Renders the dialog that corrects the full name, which a customer sets only once. */
export function CorrectNameDialog({ file, onClose, onChanged }: CorrectNameDialogProps) {
  const t = useMessages(customersAdminMessages);
  const draft = useDraft({ name: file.full_name ?? '' }, null, `name of customer:${file.id}`);
  const { name } = draft.value;
  const saving = useAction({ quiet: true });
  const save = async () => {
    const saved = await saving.run(() =>
      staffApi('PUT /api/admin/customers/:id/name/', {
        params: { id: file.id },
        body: { full_name: name, before: draft.stored.name || null },
      }),
    );
    // If another user has corrected it, their name is displayed beside the one typed here.
    onChanged();
    if (!saved) return;
    if (draft.saved(draft.value)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.correctName}>
      <Form action={saving} className="grid gap-4" onSend={save}>
        <DraftNotice draft={draft} names={{ name: t.fullName }} />
        <TextField
          label={t.fullName}
          hint={t.fullNameHint}
          required
          dir="auto"
          maxLength={100}
          value={name}
          error={saving.fields.full_name}
          onChange={(event) => {
            draft.change({ name: event.currentTarget.value });
          }}
        />
        <Notice tone="bad">{saving.message}</Notice>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={name.trim() === ''}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
