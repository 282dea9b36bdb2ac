import { Button } from '#ui/inputs/button.tsx';
import { CopyButton } from '#ui/inputs/copy-button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { secondStepMessages } from '../../second-step.messages.ts';

/** Shows recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useMessages(secondStepMessages);
  return (
    <Dialog open={codes !== null} onClose={onClose} title={t.codesTitle} description={t.codesText}>
      <div className="grid gap-4">
        <ul aria-label={t.recoveryCodes} className="grid grid-cols-2 gap-2 rounded-card bg-raised p-4" dir="ltr">
          {codes?.map((code) => (
            <li key={code} className="text-center font-mono text-base tracking-wide select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-between gap-3">
          <CopyButton label={t.copyCodes} text={codes?.join('\n') ?? ''} copied={t.copied} notCopied={t.notCopied} />
          <Button variant="primary" onClick={onClose}>
            {t.stored}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
