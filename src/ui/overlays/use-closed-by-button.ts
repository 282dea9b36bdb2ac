import { useEffect, useState } from 'react';

/** Controls the closing of a dialog that displays something which cannot be displayed again. */
export interface ClosedByButton {
  /** For the dialog's `onClose`: a press outside it, Escape, the close button or Back leave it open. */
  readonly onClose: () => void;
  /** How often that was attempted since it opened; its button then displays what it is for. */
  readonly tries: number;
  /** Called by its button. */
  readonly onTaken: () => void;
}

/**
 * Guards a dialog that displays a one-time value, such as a key: only the button confirming that it was stored closes it, no accidental touch. A
 * reload of the page requires a confirmation. While `isHeld` is false the dialog closes like any other.
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
