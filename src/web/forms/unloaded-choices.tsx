import { Button } from '#ui/inputs/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { uiMessages } from '#ui/ui.messages.ts';
import type { ResourceState } from '../data/resource.ts';
import { unloadedChoicesMessages } from './unloaded-choices.messages.ts';

/** Displays beside a field that its choices could not be loaded, with a retry: an empty list would suggest that there are none. */
export function UnloadedChoices({ of }: { of: ResourceState<unknown> & { readonly refresh: () => void } }) {
  const t = useMessages(unloadedChoicesMessages);
  const { tryAgain } = useMessages(uiMessages);
  const retry = (
    <Button size="small" onClick={of.refresh}>
      {tryAgain}
    </Button>
  );
  return (
    <Notice tone="bad" action={retry}>
      {of.state === 'failed' ? t.unloaded : null}
    </Notice>
  );
}
