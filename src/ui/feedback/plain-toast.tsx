import { useEffect, useEffectEvent } from 'react';
import type { Announcement } from './toast.tsx';

interface PlainToastProps {
  pending: readonly Announcement[];
  onVisible: (announcements: readonly Announcement[]) => void;
  onRetry: () => void;
}

/** Renders the last announcement if the script of the toasts did not load, which is fetched again with the next one. */
export function PlainToast({ pending, onVisible, onRetry }: PlainToastProps) {
  const last = pending.at(-1);
  const leave = () => {
    onVisible(pending);
    onRetry();
  };
  const leaveInTime = useEffectEvent(leave);
  useEffect(() => {
    if (last === undefined || last.stays === Infinity) return undefined;
    const clock = setTimeout(() => leaveInTime(), last.stays);
    return () => clearTimeout(clock);
  }, [last]);
  if (last === undefined) return null;
  const { message, action } = last;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md flex-wrap items-center gap-x-3 rounded-control border bg-raised px-4 py-1 text-sm text-ink shadow-sheet"
    >
      <p className="own-direction min-w-0 grow basis-auto py-2">{message}</p>
      {action ? (
        <button
          type="button"
          className="min-h-target shrink-0 font-semibold text-turquoise"
          onClick={() => {
            action.onPress();
            leave();
          }}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
