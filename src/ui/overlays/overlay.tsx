import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useMessages } from '../theme/language-context.tsx';
import { FailedPart } from '../feedback/failed-part.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { loadedLater } from '../loaded-later.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Whether the title is only for screen readers. */
  titleHidden?: boolean | undefined;
  description?: string | undefined;
  shape: 'start' | 'end' | 'bottom' | 'middle' | 'wide' | 'full';
  /** Whether it has no padding, for an image or a video. */
  bare?: boolean | undefined;
  footer?: ReactNode;
  /** Whether it opens because of a step back: the browser's step is still in progress, and a further Back must be confirmed again. */
  confirmsBack?: boolean | undefined;
  children: ReactNode;
}

/** The backdrop until a panel has loaded; a press outside its content closes it, as does Escape. */
function Backdrop({ onClose, children }: Pick<OverlayProps, 'onClose' | 'children'>) {
  const closeBy = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeBy(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <div
      className="backdrop fixed inset-0 z-50 grid place-items-center p-4"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {children}
    </div>
  );
}

function Loading({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const t = useMessages(uiMessages);
  return (
    <Backdrop onClose={onClose}>
      <div role="status" className="pointer-events-none">
        <Spinner className="size-8" />
        <span className="sr-only">{t.loading}</span>
      </div>
    </Backdrop>
  );
}

function Failed({ open, onClose, onRetry }: OverlayProps & { onRetry: () => void }) {
  return open ? (
    <Backdrop onClose={onClose}>
      <div className="rounded-card bg-surface text-ink">
        <FailedPart onRetry={onRetry} />
      </div>
    </Backdrop>
  ) : null;
}

const Panel = loadedLater(async () => (await import('./overlay-panel.tsx')).OverlayPanel, { failed: Failed });

/** Fetches the script of sheets and dialogs ahead of a probable opening. */
export const preloadOverlays = Panel.preload;

/** The common part of sheets and dialogs: nothing is loaded or rendered before the first opening. */
export function Overlay(props: OverlayProps) {
  // The pressed control is rendered first, and the panel after it, interruptibly; closing is immediate.
  const pressed = useDeferredValue(props.open);
  const open = props.open && pressed;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return <Panel {...props} open={open} meanwhile={open ? <Loading onClose={props.onClose} /> : null} />;
}
