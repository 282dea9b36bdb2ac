import { Suspense } from 'react';
import { useSession } from '#web/session.ts';
import { sparePart } from '#web/spare-part.ts';

const UnreadBadge = sparePart(async () => (await import('./unread-badge.tsx')).UnreadBadge);

/** The badge of messages, fetched only for a customer: a guest has none. */
export function MessagesBadge() {
  if (useSession().state !== 'customer') return null;
  return (
    <Suspense fallback={null}>
      <UnreadBadge of="messages" />
    </Suspense>
  );
}
