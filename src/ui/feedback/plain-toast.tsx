import { useEffect } from 'react';
import type { Announcement } from './toast.tsx';

interface PlainToastProps {
  pending: readonly Announcement[];
  onVisible: (announcements: readonly Announcement[]) => void;
  onRetry: () => void;
}

/** The last announcement where the script that draws them did not come, which is fetched again with the next one. */
export function PlainToast({ pending, onVisible, onRetry }: PlainToastProps) {
  const last = pending.at(-1);
  const leave = () => {
    onVisible(pending);
    onRetry();
  };
  useEffect(() => {
    if (last === undefined || last.stays === Infinity) return undefined;
    const clock = setTimeout(() => {
      onVisible(pending);
      onRetry();
    }, last.stays);
    return () => clearTimeout(clock);
  }, [last, pending, onVisible, onRetry]);
  if (last === undefined) return null;
  const press = () => {
    last.action?.onPress();
    leave();
  };
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 rounded-control border bg-raised px-4 py-3 text-sm text-ink shadow-sheet"
    >
      <span className="own-direction">{last.message}</span>
      {last.action ? (
        <button type="button" className="ms-3 min-h-target font-semibold text-turquoise" onClick={press}>
          {last.action.label}
        </button>
      ) : null}
    </div>
  );
}
