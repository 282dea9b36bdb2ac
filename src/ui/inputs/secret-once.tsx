import { Notice } from '../feedback/notice.tsx';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

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
  onStored: () => void;
}

/** A key or secret, the only time that it is displayed. */
export function SecretOnce(props: SecretOnceProps) {
  const { warning, name, label, secret, copy, copied, notCopied, stored, onStored } = props;
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
      <Button variant="primary" onClick={onStored}>
        {stored}
      </Button>
    </div>
  );
}
