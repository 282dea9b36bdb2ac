import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { announce } from '../feedback/toast.tsx';

export interface CopyButtonProps {
  /** What it copies, for screen readers: «کپی شمارهٔ کارت». */
  label: string;
  text: string;
  /** The announcement after copying, and the one where the browser does not permit it. */
  copied: string;
  notCopied: string;
}

const visibleMs = 2_000;

/** Copies a number or code to the clipboard and indicates that it was copied. */
export function CopyButton({ label, text, copied, notCopied }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const over = setTimeout(() => {
      setDone(false);
    }, visibleMs);
    return () => {
      clearTimeout(over);
    };
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      announce(copied, 'good', { id: 'copied' });
    } catch {
      announce(notCopied, 'plain', { id: 'copied' });
    }
  };
  const Sign = done ? Check : Copy;
  return (
    <IconButton label={label} className="text-turquoise" onClick={() => void copy()}>
      <Sign aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
