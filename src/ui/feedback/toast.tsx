import { useSyncExternalStore } from 'react';
import { loadedLater } from '../loaded-later.tsx';
import { PlainToast } from './plain-toast.tsx';
import type { NoticeTone } from './notice.tsx';

export interface Announcement {
  /** One that bears the id of another takes its place. */
  id: string | number;
  message: string;
  tone: NoticeTone;
  /** How long it stays, in milliseconds; Infinity until it is closed. */
  stays: number;
  action: { label: string; onPress: () => void } | undefined;
  /** Called when it is closed by hand. */
  onClose: (() => void) | undefined;
  /** It answers nothing that was done just now: it waits until no sheet or dialog stands over the page. */
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

/** Says something in passing, in a corner of the screen and to a screen reader. What must be stored is a `Notice`. */
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

/** Takes away what lets somebody undo or repeat something: it would be done by somebody else. */
export async function withdrawActions(): Promise<void> {
  change(waiting.filter(({ action, onClose }) => action === undefined || onClose !== undefined));
  if (count === 0) return;
  try {
    (await loadToaster()).dismissActions();
  } catch {
    // What never came has displayed nothing.
  }
}

function taken(visible: readonly Announcement[]): void {
  change(waiting.filter((announcement) => !visible.includes(announcement)));
}

const none: readonly Announcement[] = [];

/** Where announcements appear; stands once, in the root. Loads its machinery (Sonner) with the first of them. */
export function Toasts() {
  const pending = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  );
  if (count === 0) return null;
  return <Toaster pending={pending} onVisible={taken} />;
}
