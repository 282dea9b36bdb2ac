import { useRef } from 'react';
import { announce } from '#ui/feedback/toast.tsx';
import { useAction } from '#web/forms/use-action.ts';

const offeredMs = 10_000;

/**
 * The last decision, to be taken back: by the button of its announcement for ten seconds, and by a key of the list until another is taken.
 * An announcement takes the place of the one before, so that a late press never takes back something else than it says.
 */
export function useUndo() {
  const action = useAction();
  const last = useRef<(() => Promise<unknown>) | null>(null);
  const undo = () => {
    const takeBack = last.current;
    last.current = null;
    if (takeBack !== null) void action.run(takeBack, null);
  };
  return {
    undo,
    announceDone: (message: string, label: string, takeBack: () => Promise<unknown>) => {
      last.current = takeBack;
      announce(message, 'good', { id: 'undo', stays: offeredMs, action: { label, onPress: undo } });
    },
  };
}
