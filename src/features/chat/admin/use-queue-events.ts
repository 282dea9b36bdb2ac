import { useEffect } from 'react';
import { invalidate } from '#web/data/resources.ts';
import { followLive } from '#web/session/live.ts';
import type { ChatEvent } from '../chat.contract.ts';

/** Events of the queue are batched for so long before it is loaded anew. */
const batchMs = 400;

/**
 * Loads the conversations anew that are displayed when something has changed, or could have while nobody listened: the queue, and who answers the one
 * that is open, which a colleague may have taken.
 */
export function useQueueEvents(): void {
  useEffect(() => {
    let wasConnected = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        invalidate(['admin/conversations']);
      }, batchMs);
    };
    const stop = followLive<ChatEvent>({
      address: () => '/api/admin/conversations/stream/',
      onEvent: ({ kind }) => {
        if (kind === 'queue') changed();
      },
      onConnection: (connected) => {
        if (connected && !wasConnected) changed();
        wasConnected = connected;
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
