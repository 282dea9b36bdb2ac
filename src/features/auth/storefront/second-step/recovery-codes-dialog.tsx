import { CopyButton } from '#ui/inputs/copy-button.tsx';
import { StoredButton } from '#ui/inputs/stored-button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useClosedByButton } from '#ui/overlays/use-closed-by-button.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { secondStepMessages } from '../../second-step.messages.ts';

/** Displays recovery codes, once only. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useMessages(secondStepMessages);
  const held = useClosedByButton(codes !== null, onClose);
  return (
    <Dialog open={codes !== null} onClose={held.onClose} title={t.codesTitle} description={t.codesText}>
      <div className="grid gap-4">
        <ul aria-label={t.recoveryCodes} className="grid grid-cols-2 gap-2 rounded-card bg-raised p-4" dir="ltr">
          {codes?.map((code) => (
            <li key={code} className="text-center font-mono text-base tracking-wide select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="justify-self-end">
          <CopyButton label={t.copyCodes} text={codes?.join('\n') ?? ''} copied={t.copied} notCopied={t.notCopied} />
        </div>
        <StoredButton held={held}>{t.stored}</StoredButton>
      </div>
    </Dialog>
  );
}
