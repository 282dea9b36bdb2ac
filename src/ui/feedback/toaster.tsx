import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { useMessages } from '../theme/language-context.tsx';
import type { NoticeTone } from './notice.tsx';
import { useOpenPanel } from '../overlays/open-panels.ts';
import { useView } from '../theme/theme-controls.ts';
import type { Announcement } from './toast.tsx';
import { MessageText } from '../text/message-text.tsx';
import { uiMessages } from '../ui.messages.ts';

const icons: Record<NoticeTone, React.ReactNode> = {
  plain: <Info aria-hidden="true" className="size-5 text-muted" />,
  good: <CircleCheck aria-hidden="true" className="size-5 text-turquoise" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5 text-amber" />,
  bad: <CircleAlert aria-hidden="true" className="size-5 text-rose" />,
};

/** The action button is beside a short message and below a long one, which gets the full width. */
const classNames = {
  toast:
    'flex w-full flex-wrap items-center gap-x-3 rounded-control border bg-raised ps-4 pe-13 py-1 min-h-14 text-sm text-ink shadow-sheet',
  // Leaves room for the icon and its gap, so that it stays on the first line.
  content: 'order-2 max-w-[calc(100%-2rem)] grow basis-auto py-2',
  title: 'own-direction',
  icon: 'order-1 shrink-0',
  actionButton: 'order-3 ms-5 min-h-target shrink-0 rounded-control px-3 font-semibold text-turquoise hover:bg-line',
  closeButton:
    'absolute end-1 top-1.5 grid size-target shrink-0 place-items-center rounded-full text-muted hover:text-ink',
};

/** The ids of the visible announcements with an action button. */
const withAction = new Set<string | number>();

/** Dismisses the announcements whose action belongs to a person no longer signed in. */
export function dismissActions(): void {
  for (const id of withAction) toast.dismiss(id);
  withAction.clear();
}

function show({ id, message, tone, stays, action, onClose, canWait }: Announcement): void {
  // One with its own close handler stays: closing it has a meaning of its own.
  if (action && !onClose) withAction.add(id);
  toast(<MessageText text={message} />, {
    id,
    icon: icons[tone],
    duration: stays,
    ...(canWait && { className: 'in-[.under-panel]:invisible' }),
    ...(onClose && { onDismiss: onClose }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  });
}

/**
 * Sonner stops every timer while a pointer is down on a toast and misses a pointerup outside it, which happens when the toast moves in between: no
 * toast would disappear again.
 */
function letGo({ target }: PointerEvent): void {
  for (const list of document.querySelectorAll('[data-sonner-toaster]')) {
    if (target instanceof Node && list.contains(target)) continue;
    list.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  }
}

/** The visible announcements; loaded with the first of them. */
export function ToasterHost({
  pending,
  onVisible,
}: {
  pending: readonly Announcement[];
  onVisible: (visible: readonly Announcement[]) => void;
}) {
  const view = useView();
  const t = useMessages(uiMessages);
  const panelOpen = useOpenPanel();
  // After the toaster's own effect, which subscribes: the live region exists before anything is announced in it.
  useEffect(() => {
    const due = pending.filter(({ canWait }) => !(canWait && panelOpen));
    if (due.length === 0) return;
    due.forEach(show);
    onVisible(due);
  }, [pending, onVisible, panelOpen]);
  useEffect(() => {
    addEventListener('pointerup', letGo);
    return () => {
      removeEventListener('pointerup', letGo);
    };
  }, []);
  const offset = { bottom: 'calc(var(--tabs-height) + var(--bar-height) + 12px)' };
  return (
    <Toaster
      dir={view}
      className={panelOpen ? 'under-panel' : ''}
      position="bottom-center"
      offset={offset}
      mobileOffset={offset}
      containerAriaLabel={t.notices}
      closeButton
      style={{ fontFamily: 'inherit' }}
      icons={{ close: <X aria-hidden="true" className="size-5" /> }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: t.close, classNames }}
    />
  );
}
