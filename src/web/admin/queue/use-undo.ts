import { useRef } from 'react';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';

import { adminMessages } from '../admin.messages.ts';

const offeredMs = 10_000;

/**
 * Makes the last decision undoable: by the button of its toast for ten seconds, and by a key of the list until the next decision. A toast replaces
 * the previous one, so that a late press never undoes a decision other than the displayed one.
 */
export function useUndo() {
  const action = useAction();
  const t = useMessages(adminMessages);
  const last = useRef<(() => Promise<unknown>) | null>(null);
  /** An undo that was not sent successfully can be retried by the key, unless another decision was made meanwhile. */
  const tryOnce = async (takeBack: () => Promise<unknown>) => {
    if (!(await action.run(takeBack, null))) last.current ??= takeBack;
  };
  const undo = () => {
    const takeBack = last.current;
    last.current = null;
    if (takeBack !== null) void tryOnce(takeBack);
  };
  return {
    undo,
    /** Announces how many of the wanted rows are pending again. */
    announceUndone: (undone: number, wanted: number, notUndone: string = t.followed) => {
      if (undone < wanted) announce(notUndone, 'warning');
      else announce(t.undone(undone), 'good');
    },
    announceDone: (message: string, takeBack: () => Promise<unknown>) => {
      last.current = takeBack;
      announce(message, 'good', { id: 'undo', stays: offeredMs, action: { label: t.undo, onPress: undo } });
    },
  };
}
