import type { ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '../forms/form.tsx';
import type { RequestKey } from '../forms/request-key.ts';
import { useAction, type Fields } from '../forms/use-action.ts';
import { adminMessages } from './admin.messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What the action does, and what cannot be undone. */
  text: string;
  /** The label of the confirming button. */
  yes: string;
  /**
   * Performs the action; a refusal stays visible, success closes the dialog. Resolves to false if an input is invalid already: its field displays the
   * error. The key stays the same for a retry; `typed` contains the values held by the fields themselves, such as a password, which are discarded
   * when the dialog closes.
   */
  onYes: (key: RequestKey, typed: Fields) => Promise<unknown>;
  /** Whether the action is irreversible: its button is red. */
  danger?: boolean;
  /** Whether it confirms leaving the page; see the overlay. */
  confirmsBack?: boolean;
  /** Further fields, such as a reason. A function receives the errors of the last attempt by field. */
  children?: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
}

/** A dialog that requests confirmation of an action which cannot be undone, and stays open until it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, yes, onYes, danger = true, confirmsBack, children } = props;
  const t = useMessages(adminMessages);
  const action = useAction({ quiet: true, done: null });
  const { busy, fields } = action;
  const close = () => {
    if (busy) return;
    action.reject({});
    onClose();
  };
  const confirm = (typed: Fields) =>
    action.run(async () => {
      if ((await onYes(action.key, typed)) !== false) onClose();
    });
  // An error displayed at its field is not repeated.
  const isReported = typeof children === 'function' && Object.keys(fields).length > 0;
  return (
    <Dialog open={open} onClose={close} title={title} description={text} confirmsBack={confirmsBack}>
      <Form action={action} onSend={confirm}>
        {typeof children === 'function' ? children(fields) : children}
        <Notice tone="bad">{isReported ? null : action.message}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} className="flex-auto">
            {yes}
          </Button>
          <Button onClick={close} held={busy} className="flex-auto">
            {t.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
