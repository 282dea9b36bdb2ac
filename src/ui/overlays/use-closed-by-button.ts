import { useEffect, useState } from 'react';

/** How a dialog goes that shows what nobody will show again. */
export interface ClosedByButton {
  /** For the dialog's `onClose`: a press beside it, Escape, the cross or Back leave it open. */
  readonly onClose: () => void;
  /** How often that was tried since it opened; its button says then what it is for. */
  readonly tries: number;
  /** What its button does. */
  readonly onTaken: () => void;
}

/**
 * For what is displayed once, such as a key: it goes by the button that says that it was taken, and by nothing that a finger does unawares.
 * A page that is reloaded meanwhile wants a confirmation. While `isHeld` is false the dialog closes as any other.
 */
export function useClosedByButton(isHeld: boolean, close: () => void): ClosedByButton {
  const [tries, setTries] = useState(0);
  if (!isHeld && tries > 0) setTries(0);
  useEffect(() => {
    if (!isHeld) return undefined;
    const confirm = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', confirm);
    return () => {
      removeEventListener('beforeunload', confirm);
    };
  }, [isHeld]);
  return {
    onClose: () => {
      if (isHeld) setTries((count) => count + 1);
      else close();
    },
    tries,
    onTaken: close,
  };
}
