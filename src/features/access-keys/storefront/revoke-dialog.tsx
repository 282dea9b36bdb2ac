import { Button } from '#ui/inputs/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { accessKeysMessages } from '../access-keys.messages.ts';
import type { AccessKey } from '../access-keys.contract.ts';

interface RevokeDialogProps {
  /** The key to revoke; null while there is no confirmation. */
  leaving: AccessKey | null;
  revoke: (key: AccessKey) => Promise<unknown>;
  onClose: () => void;
}

/** Confirms before a key is revoked for good. Sellers use it too, so it is not one of the admin's dialogs, whose texts no shopper loads. */
export function RevokeDialog({ leaving, revoke, onClose }: RevokeDialogProps) {
  const t = useMessages(accessKeysMessages);
  const action = useAction({ quiet: true, done: t.revokedNow });
  const confirm = async () => {
    if (leaving !== null && (await action.run(() => revoke(leaving)))) onClose();
  };
  return (
    <Dialog open={leaving !== null} onClose={onClose} title={t.revokeQuestion} description={t.revokeMeans}>
      <Form action={action} className="grid gap-4" onSend={confirm}>
        <p className="font-semibold">
          <bdi>{leaving?.name}</bdi>
        </p>
        <Notice tone="bad">{action.message}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={action.busy} className="flex-auto">
            {t.revoke}
          </Button>
          <Button onClick={onClose} held={action.busy} className="flex-auto">
            {t.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
