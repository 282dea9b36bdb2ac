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
  /** What it means, and what cannot be undone. */
  text: string;
  /** What the button says that does it. */
  yes: string;
  /**
   * Does it; a refusal stays in sight, success closes. Answers false where what was typed is wrong already: its field says so. The key is that of a
   * retry; `typed` is what fields hold themselves, a password, of which nothing is left when the dialog closes.
   */
  onYes: (key: RequestKey, typed: Fields) => Promise<unknown>;
  /** What cannot be undone is red. */
  danger?: boolean;
  /** Whether to confirm leaving; see the overlay. */
  confirmsBack?: boolean;
  /** Further fields: a reason. With what the last try was refused for, by field, where they are made by a function. */
  children?: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
}

/** Wants confirmation before something that cannot be undone, and stays until it is done. */
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
  // What stands beside its field is not repeated.
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
