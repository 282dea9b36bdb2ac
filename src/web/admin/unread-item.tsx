import type { CallRefused } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { adminMessages } from './admin.messages.ts';

export interface UnreadItemProps {
  /** The request that failed. */
  requested: { readonly refused: CallRefused | null; readonly refresh: () => void };
  /** The message if the response contains none. */
  failed: string;
  /** The path of the list of such items. */
  list: string;
}

/** Displayed instead of an item that could not be loaded: one that does not exist links to its list, any other error has a retry button. */
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
