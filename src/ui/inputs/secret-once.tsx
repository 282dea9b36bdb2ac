import { Notice } from '../feedback/notice.tsx';
import type { ClosedByButton } from '../overlays/use-closed-by-button.ts';
import { CopyButton } from './copy-button.tsx';
import { StoredButton } from './stored-button.tsx';

export interface SecretOnceProps {
  /** That it is displayed this once. */
  warning: string;
  /** Whose it is. */
  name: string;
  /** What it is, for who hears it. */
  label: string;
  secret: string;
  copy: string;
  copied: string;
  notCopied: string;
  /** What the button says when it was taken. */
  stored: string;
  /** How its dialog goes. */
  held: ClosedByButton;
}

/** A key or secret, the only time that it is displayed. */
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
