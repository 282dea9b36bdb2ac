import { Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { sparePart } from '../spare-part.ts';
import type { BadgePosition } from './unread-badge.tsx';

const UnreadBadge = sparePart(async () => (await import('./unread-badge.tsx')).UnreadBadge);

/** The badge of messages, fetched only for a customer: a guest has none. */
export function MessagesBadge({ position: position }: { position: BadgePosition }) {
  if (useSession().state !== 'customer') return null;
  return (
    <Suspense fallback={null}>
      <UnreadBadge of="messages" position={position} />
    </Suspense>
  );
}
