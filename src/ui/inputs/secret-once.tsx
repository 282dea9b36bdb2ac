import { Notice } from '../feedback/notice.tsx';
import type { ClosedByButton } from '../overlays/use-closed-by-button.ts';
import { CopyButton } from './copy-button.tsx';
import { StoredButton } from './stored-button.tsx';

export interface SecretOnceProps {
  /** States that it is displayed only once. */
  warning: string;
  /** The name of the secret's owner. */
  name: string;
  /** What the secret is, for screen readers. */
  label: string;
  secret: string;
  copy: string;
  copied: string;
  notCopied: string;
  /** The label of the button that confirms it was stored. */
  stored: string;
  /** Controls the closing of its dialog. */
  held: ClosedByButton;
}

/** A key or secret that is displayed only this once. */
export function SecretOnce(props: SecretOnceProps) {
  const { warning, name, label, secret, copy, copied, notCopied, stored, held } = props;
  return (
    <div className="grid gap-4">
      <Notice tone="warning">{warning}</Notice>
      <div className="grid gap-1">
        <span className="text-sm text-muted">
          <bdi>{name}</bdi>
        </span>
        <div dir="ltr" className="flex items-center gap-2 rounded-control bg-raised ps-3">
          <code className="min-w-0 flex-auto py-3 text-sm break-all select-all" aria-label={label}>
            {secret}
          </code>
          <CopyButton label={copy} text={secret} copied={copied} notCopied={notCopied} />
        </div>
      </div>
      <StoredButton held={held}>{stored}</StoredButton>
    </div>
  );
}
