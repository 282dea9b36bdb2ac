import { useRef } from 'react';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';

import { adminMessages } from '../admin.messages.ts';

const offeredMs = 10_000;

/**
 * The last decision, to be taken back: by the button of its announcement for ten seconds, and by a key of the list until another is taken.
 * An announcement takes the place of the one before, so that a late press never takes back something else than it says.
 */
export function useUndo() {
  const action = useAction();
  const t = useMessages(adminMessages);
  const last = useRef<(() => Promise<unknown>) | null>(null);
  /** What reached nobody can be tried again by the key, unless something else was decided meanwhile. */
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
    /** Says how many of so many wait again. */
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
