import { useState, type ReactNode } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { report } from '../pages/guard.ts';
import { backOfficeMessages } from './admin.messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What it means, and what cannot be undone. */
  text: string;
  /** What the button says that does it. */
  yes: string;
  /** Does it; a refusal stays in sight, success closes. Answers false where what was typed is wrong already: its field says so. */
  onYes: () => Promise<unknown>;
  /** What cannot be undone is red. */
  danger?: boolean;
  /** It asks whether to leave; see the overlay. */
  askedByBack?: boolean;
  /** Further fields: a reason. With what the last try was refused for, by field, where they are made by a function. */
  children?: ReactNode | ((faults: Readonly<Record<string, string>>) => ReactNode);
}

interface Refusal {
  readonly fault: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const nothingRefused: Refusal = { fault: null, fields: {} };

/** Asks before something that cannot be undone, and stays until it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, yes, onYes, danger = true, askedByBack, children } = props;
  const t = useMessages(backOfficeMessages);
  const [busy, setBusy] = useState(false);
  const [{ fault, fields }, setRefusal] = useState<Refusal>(nothingRefused);
  const close = () => {
    if (busy) return;
    setRefusal(nothingRefused);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setRefusal(nothingRefused);
    try {
      if ((await onYes()) !== false) onClose();
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      const isRefused = error instanceof CallRefused && error.message !== '';
      // What stands beside its field is not said twice.
      const isSaid = isRefused && typeof children === 'function' && Object.keys(error.fields).length > 0;
      setRefusal({
        fault: isSaid ? null : isRefused ? error.message : t.noAnswer,
        fields: isRefused ? error.fields : {},
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={close} title={title} description={text} askedByBack={askedByBack}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {typeof children === 'function' ? children(fields) : children}
        <Notice tone="bad">{fault}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} className="flex-auto">
            {yes}
          </Button>
          <Button onClick={close} disabled={busy} className="flex-auto">
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
