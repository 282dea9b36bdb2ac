import { useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';
import { FailedState } from './failed-state.tsx';

/** In place of a part of the page whose script did not come: what that means, and a way to try again. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(uiMessages);
  return <FailedState text={t.partMissing} onRetry={onRetry} />;
}
