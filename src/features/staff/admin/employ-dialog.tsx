import { staffRoles, type StaffRole } from '#shared/contract/contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { staffApi } from '#web/data/api.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { staffMessages } from './staff.messages.ts';

interface EmployDialogProps {
  open: boolean;
  onClose: () => void;
  onEmployed: () => void;
}

/** The dialog that gives a role to a customer, by phone or username. */
export function EmployDialog({ open, onClose, onEmployed }: EmployDialogProps) {
  const t = useMessages(staffMessages);
  const draft = useDraft<{ customer: string; role: StaffRole }>({ customer: '', role: 'support' }, null, 'employ');
  const employ = useAction({ quiet: true });
  const may: Readonly<Record<StaffRole, string>> = {
    owner: t.ownerMay,
    manager: t.managerMay,
    support: t.supportMay,
    writer: t.writerMay,
  };
  const send = async () => {
    const sent = draft.value;
    const done = await employ.run(
      () => staffApi('POST /api/admin/staff/', { body: { ...sent, before: null } }),
      t.given,
      ({ code, message }) => (code === 'changed-meanwhile' ? t.employedAlready : message),
    );
    if (!done) return;
    draft.done(sent);
    onClose();
    onEmployed();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.add}>
      <Form action={employ} className="grid gap-4" onSend={send}>
        <DraftNotice draft={draft} />
        <TextField
          label={t.customer}
          hint={t.customerHint}
          required
          autoComplete="off"
          {...draftFields(draft, employ.fields).text('customer')}
        />
        <RadioCards
          legend={t.role}
          name="role"
          value={draft.value.role}
          options={staffRoles.map((name) => ({ value: name, label: t[name], description: may[name] }))}
          onChange={(value) => {
            draft.change({ role: value as StaffRole });
          }}
        />
        <Notice tone="bad">{employ.message}</Notice>
        <Button type="submit" variant="primary" busy={employ.busy}>
          {t.give}
        </Button>
      </Form>
    </Dialog>
  );
}
