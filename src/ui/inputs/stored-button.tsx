import { useEffect, useRef } from 'react';
import { Notice } from '../feedback/notice.tsx';
import type { ClosedByButton } from '../overlays/use-closed-by-button.ts';
import { useMessages } from '../theme/language-context.tsx';
import { Button } from './button.tsx';
import { secretOnceMessages } from './secret-once.messages.ts';

/** The button that closes a dialog displaying a one-time secret; an attempt to close it otherwise displays a message and focuses this button. */
export function StoredButton({ held, children: stored }: { held: ClosedByButton; children: string }) {
  const t = useMessages(secretOnceMessages);
  const button = useRef<HTMLButtonElement>(null);
  const { tries, onTaken } = held;
  useEffect(() => {
    if (tries > 0) button.current?.focus();
  }, [tries]);
  return (
    <div className="grid gap-3">
      <Notice tone="bad">{tries > 0 && t.takeFirst(stored)}</Notice>
      <Button ref={button} variant="primary" onClick={onTaken}>
        {stored}
      </Button>
    </div>
  );
}
