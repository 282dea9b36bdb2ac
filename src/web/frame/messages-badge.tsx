import { loadedLater } from '#ui/loaded-later.tsx';
import { useSession } from '../session/session.ts';
import type { BadgePosition } from './unread-badge.tsx';

const UnreadBadge = loadedLater(async () => (await import('./unread-badge.tsx')).UnreadBadge, {
  spare: true,
  small: true,
});

/** The badge of unread messages, fetched only for a customer: a guest has none. */
export function MessagesBadge({ position }: { position: BadgePosition }) {
  if (useSession().state !== 'customer') return null;
  return <UnreadBadge of="messages" position={position} />;
}
