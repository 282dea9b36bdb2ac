import { useEffect } from 'react';
import { invalidate } from '#web/data/resources.ts';
import { followLive } from '#web/session/live.ts';
import type { ChatEvent } from '../chat.contract.ts';

/** Milliseconds for which queue events are batched before the queue is reloaded. */
const batchMs = 400;

/**
 * Reloads the displayed conversations when something has changed, or could have while disconnected: the queue, and the assignee of the open
 * conversation, which a colleague may have taken.
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
