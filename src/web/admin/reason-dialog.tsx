import { Chip } from '#ui/inputs/chip.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useStoredDraft } from '../forms/stored-draft.ts';
import { adminMessages } from './admin.messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  yes: string;
  /** Common reasons: one press enters them. */
  usual: readonly string[];
  /** What is refused, so that the draft of its reason is restored for it alone: `refuse review:12`. */
  about: string;
  onReason: (reason: string) => Promise<void>;
}

/** A dialog for the reason of a refusal, which the author of the refused item can read. */
export function ReasonDialog({ open, onClose, title, text, yes, usual, about, onReason }: ReasonDialogProps) {
  const t = useMessages(adminMessages);
  const [reason, setReason, forgetSent] = useStoredDraft(about);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      yes={yes}
      onYes={async () => {
        await onReason(reason.trim());
        forgetSent(reason);
      }}
    >
      {({ reason: error }) => (
        <>
          <TextArea
            label={t.reason}
            required
            rows={3}
            maxLength={300}
            dir="auto"
            autoFocus
            value={reason}
            error={reason.trim() === '' ? error : undefined}
            onChange={(event) => {
              setReason(event.target.value);
            }}
          />
          <div role="group" aria-label={t.usualReasons} className="flex flex-wrap gap-2">
            {usual.map((one) => (
              <Chip
                key={one}
                selected={one === reason}
                onClick={() => {
                  setReason(one);
                }}
              >
                {one}
              </Chip>
            ))}
          </div>
        </>
      )}
    </ConfirmDialog>
  );
}
