import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface FailedStateProps {
  /** What did not work, in one sentence. */
  text: string;
  onRetry?: () => void;
  retryText?: string;
  busy?: boolean;
  /** An action in place of the retry button. */
  action?: ReactNode;
}

/** Replaces content that did not load: one sentence and an action. */
export function FailedState({ text, onRetry, retryText, busy = false, action }: FailedStateProps) {
  const t = useMessages(uiMessages);
  const retry = onRetry && (
    <Button variant="outline" icon={<RotateCcw aria-hidden="true" className="size-5" />} busy={busy} onClick={onRetry}>
      {retryText ?? t.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon={<CloudOff />} text={text} action={action ?? retry} />
    </div>
  );
}
