import type { CallRefused } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { adminMessages } from './admin.messages.ts';

export interface UnreadItemProps {
  /** The request that failed. */
  requested: { readonly refused: CallRefused | null; readonly refresh: () => void };
  /** The message when the shop does not say why. */
  failed: string;
  /** Where the items of its kind are listed. */
  list: string;
}

/**
 * Displayed instead of one item that was not read: what does not exist leads back to its list, what failed is loaded
 * again.
 */
export function UnreadItem({ requested: { refused, refresh }, failed, list }: UnreadItemProps) {
  const t = useMessages(adminMessages);
  const text = refused?.message || failed;
  if (refused?.status !== 404) return <FailedState text={text} onRetry={refresh} />;
  return (
    <FailedState
      text={text}
      action={
        <Button asChild variant="outline">
          <Link to={list}>{t.toList}</Link>
        </Button>
      }
    />
  );
}
