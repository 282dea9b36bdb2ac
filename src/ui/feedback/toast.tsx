import { useSyncExternalStore } from 'react';
import { loadedLater } from '../loaded-later.tsx';
import { PlainToast } from './plain-toast.tsx';
import type { NoticeTone } from './notice.tsx';

export interface Announcement {
  /** An announcement with the id of another replaces it. */
  id: string | number;
  message: string;
  tone: NoticeTone;
  /** How long it stays visible, in milliseconds; Infinity until it is closed. */
  stays: number;
  action: { label: string; onPress: () => void } | undefined;
  /** Called when the user closes it. */
  onClose: (() => void) | undefined;
  /** Whether it may wait until no sheet or dialog is open: it does not respond to a user's action. */
  canWait: boolean;
}

const defaultStay = 5000;
const loadToaster = () => import('./toaster.tsx');
const Toaster = loadedLater(async () => (await loadToaster()).ToasterHost, {
  small: true,
  failed: PlainToast,
});

let waiting: readonly Announcement[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Announcement[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Displays a message briefly in a corner of the screen and announces it to screen readers. A message that must stay is a `Notice`. */
export function announce(
  message: string,
  tone: NoticeTone = 'plain',
  more: Partial<Pick<Announcement, 'id' | 'stays' | 'action' | 'onClose' | 'canWait'>> = {},
): void {
  count += 1;
  change([
    ...waiting,
    {
      id: more.id ?? count,
      message,
      tone,
      stays: more.stays ?? defaultStay,
      action: more.action,
      onClose: more.onClose,
      canWait: more.canWait ?? false,
    },
  ]);
}

/** Removes the announcements whose button undoes or repeats an action: another user would press it. */
export async function withdrawActions(): Promise<void> {
  change(waiting.filter(({ action, onClose }) => action === undefined || onClose !== undefined));
  if (count === 0) return;
  try {
    (await loadToaster()).dismissActions();
  } catch {
    // A toaster that failed to load has displayed nothing.
  }
}

function taken(visible: readonly Announcement[]): void {
  change(waiting.filter((announcement) => !visible.includes(announcement)));
}

const none: readonly Announcement[] = [];

/** The container of the announcements, rendered once, in the root. Loads the toast library (Sonner) with the first of them. */
export function Toasts() {
  const pending = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  );
  if (count === 0) return null;
  return <Toaster pending={pending} onVisible={taken} />;
}
