import { useNavigation } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { frameMessages } from './frame.messages.ts';

/** Renders a thin line at the top while the next page is loading. */
export function LoadingBar() {
  const t = useMessages(frameMessages);
  const { state } = useNavigation();
  return (
    <div role="status" aria-live="polite" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {state === 'loading' ? (
        <>
          <div className="h-full w-full animate-pulse bg-turquoise" />
          <span className="sr-only">{t.loading}</span>
        </>
      ) : null}
    </div>
  );
}
