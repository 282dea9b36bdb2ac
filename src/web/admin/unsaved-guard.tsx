import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { adminMessages } from './admin.messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface UnsavedGuardProps {
  unsaved: boolean;
  /** Called when the user leaves nevertheless, discarding the unsaved changes. */
  onLeave?: () => void;
}

/** Requests confirmation before a page with unsaved changes is left, by a link, by Back or by closing it. */
export function UnsavedGuard({ unsaved, onLeave }: UnsavedGuardProps) {
  const t = useMessages(adminMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // The dialog closes after either choice: the navigation is cancelled only if the user stays.
  const leaving = useRef(false);
  useEffect(() => {
    if (!unsaved) return undefined;
    const request = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', request);
    return () => {
      removeEventListener('beforeunload', request);
    };
  }, [unsaved]);
  return (
    <ConfirmDialog
      confirmsBack
      open={blocker.state === 'blocked'}
      onClose={() => {
        if (blocker.state === 'blocked' && !leaving.current) blocker.reset();
      }}
      title={t.unsavedTitle}
      text={t.unsavedText}
      yes={t.leave}
      onYes={() => {
        leaving.current = true;
        onLeave?.();
        if (blocker.state === 'blocked') blocker.proceed();
        return Promise.resolve();
      }}
    />
  );
}
