import { announce } from '#ui/feedback/toast.tsx';
import { currentSession } from '../session/session.ts';

const person = (): number | null => {
  const session = currentSession();
  return session.state === 'customer' ? session.customer.id : null;
};

/**
 * Says what was taken away, with the button that brings it back; where that fails the button is there again for the same person, because
 * nothing else brings it back. `undo` says itself what went wrong, and answers whether it was done.
 */
export function announceUndo(message: string, label: string, undo: () => Promise<boolean>, stays?: number): void {
  const by = person();
  const press = async () => {
    if (!(await undo()) && person() === by) announceUndo(message, label, undo, stays);
  };
  announce(message, 'plain', { action: { label, onPress: () => void press() }, ...(stays !== undefined && { stays }) });
}
