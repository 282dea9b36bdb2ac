import type { ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { Form } from '#web/forms/form.tsx';
import type { UsedAction } from '#web/forms/use-action.ts';
import { maxStockLines, stockLines, type StockLine } from '../stock-lines.rules.ts';
import { stockMessages } from './stock.messages.ts';

interface PasteDialogProps {
  action: UsedAction;
  onClose: () => void;
  /** Resolves to whether they were stored. */
  onSave: (lines: readonly StockLine[]) => Promise<boolean>;
  /** Whether a line may name a location. */
  saysLocation: boolean;
  disabled: boolean;
  /** The fields for the reason of the change. */
  children: ReactNode;
}

/** Imports the stock of many variants from a pasted table: lines are parsed on input and the first invalid one is reported. */
export function PasteDialog({ action, onClose, onSave, saysLocation, disabled, children }: PasteDialogProps) {
  const t = useMessages(stockMessages);
  const [text, setText, forgetSent] = useStoredDraft('stock-lines');
  const { lines, wrong } = stockLines(text);
  const error =
    wrong === null ? (lines.length > maxStockLines ? t.tooMany(maxStockLines) : undefined) : t.wrongLine(wrong);
  return (
    <Dialog open onClose={onClose} title={t.paste}>
      <Form
        action={action}
        onSend={async () => {
          if (!(await onSave(lines))) return;
          forgetSent(text);
          onClose();
        }}
      >
        {children}
        <TextArea
          label={t.pasteField}
          hint={saysLocation ? t.pasteHintAt : t.pasteHint}
          dir="ltr"
          rows={8}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        <p role="status" className="text-sm text-muted">
          {lines.length === 0 ? null : t.typed(lines.length)}
        </p>
        <Notice tone="bad">{action.message}</Notice>
        <Button
          type="submit"
          variant="primary"
          busy={action.busy}
          disabled={disabled || error !== undefined || lines.length === 0}
        >
          {t.keep}
        </Button>
      </Form>
    </Dialog>
  );
}
