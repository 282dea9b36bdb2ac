import { useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';
import { FailedState } from './failed-state.tsx';

/** Replaces a part of the page whose script did not load: an explanation, and a retry button. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(uiMessages);
  return <FailedState text={t.partMissing} onRetry={onRetry} />;
}
