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
  /** The title is read out and not displayed. */
  titleHidden?: boolean | undefined;
  description?: string | undefined;
  shape: 'start' | 'end' | 'bottom' | 'middle' | 'wide' | 'full';
  /** Without padding, for an image or a video. */
  bare?: boolean | undefined;
  footer?: ReactNode;
  /**
   * It opens because somebody went back: the browser is still on its way, and a further Back has to be confirmed again.
   */
  confirmsBack?: boolean | undefined;
  children: ReactNode;
}

/** Over the page until a panel has come; a press beside what it holds closes it, as Escape does. */
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

/** Fetches what sheets and dialogs are made of, for a moment when one is likely to open soon. */
export const preloadOverlays = Panel.preload;

/** What sheets and dialogs have in common: nothing is loaded or drawn before the first opening. */
export function Overlay(props: OverlayProps) {
  // What is pressed is drawn first, and its panel in pieces after that; it closes at once.
  const pressed = useDeferredValue(props.open);
  const open = props.open && pressed;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return <Panel {...props} open={open} meanwhile={open ? <Loading onClose={props.onClose} /> : null} />;
}
