import { useState } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useClosedByButton } from '#ui/overlays/use-closed-by-button.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import type { Webhook, WebhookWithSecret } from '../webhooks.contract.ts';
import { webhooksMessages } from '../webhooks.messages.ts';
import type { WebhookCalls } from './webhook-calls.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** The dialog open over a webhook. */
export type OpenDialog = 'edit' | 'rotate' | 'remove' | null;

interface WebhookDialogsProps {
  open: OpenDialog;
  webhook: Webhook;
  calls: WebhookCalls;
  onClose: () => void;
  onRemoved: () => void;
}

/** Renders the dialogs that change a webhook, rotate its secret, or delete it. */
export function WebhookDialogs({ open, webhook, calls, onClose, onRemoved }: WebhookDialogsProps) {
  const t = useMessages(webhooksMessages);
  return (
    <>
      <Dialog open={open === 'edit'} onClose={onClose} title={t.edit}>
        <WebhookForm
          webhook={webhook}
          offered={calls.offered}
          send={(fields, { version }) => calls.change(webhook.id, { ...fields, version })}
          onSaved={onClose}
        />
      </Dialog>
      <RotateDialog open={open === 'rotate'} rotate={() => calls.rotate(webhook.id)} onClose={onClose} />
      <Dialog open={open === 'remove'} onClose={onClose} title={t.removeQuestion} description={t.removeMeans}>
        <Confirmation
          name={webhook.name}
          yes={t.remove}
          danger
          done={t.removedNow}
          onYes={async () => {
            await calls.remove(webhook.id, webhook.version);
            onRemoved();
          }}
          onClose={onClose}
        />
      </Dialog>
    </>
  );
}

interface RotateDialogProps {
  open: boolean;
  rotate: () => Promise<WebhookWithSecret>;
  onClose: () => void;
}

/** The dialog that rotates the secret, which is displayed only once. */
function RotateDialog({ open, rotate, onClose }: RotateDialogProps) {
  const t = useMessages(webhooksMessages);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  const held = useClosedByButton(made !== null, close);
  return made === null ? (
    <Dialog open={open} onClose={close} title={t.rotateQuestion} description={t.rotateMeans}>
      <Confirmation
        yes={t.rotate}
        done={null}
        onYes={async () => {
          setMade(await rotate());
        }}
        onClose={close}
      />
    </Dialog>
  ) : (
    <Dialog open={open} onClose={held.onClose} title={t.newSecret}>
      <WebhookSecret webhook={made} held={held} />
    </Dialog>
  );
}

interface ConfirmationProps {
  name?: string;
  yes: string;
  danger?: boolean;
  /** Announced when done; null for a dialog that displays the result itself. */
  done: string | null;
  onYes: () => Promise<void>;
  onClose: () => void;
}

/** Renders a confirmation. Sellers use it too, so it is not one of the admin's dialogs, whose texts are not loaded in the storefront. */
function Confirmation({ name, yes, danger, done, onYes, onClose }: ConfirmationProps) {
  const t = useMessages(webhooksMessages);
  const action = useAction({ quiet: true, done });
  return (
    <Form action={action} className="grid gap-4" onSend={() => action.run(onYes)}>
      {name === undefined ? null : (
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
      )}
      <Notice tone="bad">{action.message}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger === true ? 'danger' : 'primary'} busy={action.busy} className="flex-auto">
          {yes}
        </Button>
        <Button onClick={onClose} held={action.busy} className="flex-auto">
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}
