import { announce } from '#ui/feedback/toast.tsx';
import { currentSession } from '../session/session.ts';

const person = (): number | null => {
  const session = currentSession();
  return session.state === 'customer' ? session.customer.id : null;
};

/**
 * Announces a removal with an undo button; if the undo fails, the button is displayed again for the same person, since nothing else restores the
 * item. `undo` reports its own errors and resolves to whether it succeeded.
 */
export function announceUndo(message: string, label: string, undo: () => Promise<boolean>, stays?: number): void {
  const by = person();
  const press = async () => {
    if (!(await undo()) && person() === by) announceUndo(message, label, undo, stays);
  };
  announce(message, 'plain', { action: { label, onPress: () => void press() }, ...(stays !== undefined && { stays }) });
}
