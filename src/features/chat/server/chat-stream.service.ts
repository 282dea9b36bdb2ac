import { noticesTopic, unreadNotices } from '#features/notifications/server/notifications.service.ts';
import { inTurn } from '#platform/realtime/live.ts';
import type { Shop } from '#platform/shop.ts';
import { stream, type Outflow, type Stream } from '#platform/realtime/streams.ts';
import type { ChatEvent, Side } from '../chat.contract.ts';
import { chatState, visibleMessage } from './chat.service.ts';
import { messagesAfter } from './chat.store.ts';
import { beThere } from './presence.ts';
import { topics } from './topics.ts';

const maxAtOnce = 50;

/** Whose eyes are on which conversation, and after which message they read on. */
interface Follower {
  readonly customerId: number;
  readonly after: number;
  readonly of: Side;
}

/**
 * What a customer is sent while the conversation is open. Events only say that there is something new; what it is comes
 * from the database, after the last number that was sent: nothing is lost or doubled by a connection that breaks.
 */
export function customerStream(
  shop: Shop,
  { customerId, after }: { customerId: number; after: number },
): Stream<ChatEvent> {
  return stream((outflow) => {
    const leave = beThere(shop, customerId, false);
    const unfollow = follow(shop, outflow, { customerId, after, of: 'customer' });
    const notices = inTurn(
      async () => {
        outflow.send({ kind: 'unread', notices_count: await unreadNotices(shop, customerId) });
      },
      giveUp(shop, outflow),
    );
    const deafen = shop.live.subscribe([noticesTopic(customerId)], notices);
    notices();
    return () => {
      deafen();
      unfollow();
      leave();
    };
  });
}

/** What one of the staff receives: that the queue has changed, and what happens in the conversation that is open. */
export function staffStream(
  shop: Shop,
  { staffId, customerId, after }: { staffId: number; customerId: number | undefined; after: number },
): Stream<ChatEvent> {
  return stream((outflow) => {
    const leave = beThere(shop, staffId, true);
    const unfollow = customerId === undefined ? () => {} : follow(shop, outflow, { customerId, after, of: 'staff' });
    const deafen = shop.live.subscribe([topics.queue], () => {
      outflow.send({ kind: 'queue' });
    });
    return () => {
      deafen();
      unfollow();
      leave();
    };
  });
}

/** A stream that cannot be filled is ended: its reader comes back and begins where it had come to. */
function giveUp(shop: Shop, outflow: Outflow<ChatEvent>) {
  return (error: unknown) => {
    shop.log.warn({ err: error }, 'an open conversation could not be read on');
    outflow.end();
  };
}

function follow(shop: Shop, outflow: Outflow<ChatEvent>, { customerId, after, of }: Follower): () => void {
  let last = after;
  let message = '';
  let open = true;
  const look = async () => {
    for (let full = true; full && open;) {
      const rows = await messagesAfter(shop, { customerId, after: last, limit: maxAtOnce });
      for (const row of rows) outflow.send({ kind: 'message', message: visibleMessage(shop, row, of) }, row.number);
      last = rows.at(-1)?.number ?? last;
      full = rows.length === maxAtOnce;
    }
    const state = await chatState(shop, customerId, of);
    const now = JSON.stringify(state);
    if (now !== message) outflow.send({ kind: 'chat', chat: state });
    message = now;
  };
  const wake = inTurn(look, giveUp(shop, outflow));
  const other = of === 'customer' ? 'staff' : 'customer';
  const typing = topics.typing(customerId, other);
  const deafen = shop.live.subscribe(
    [topics.conversation(customerId), typing, ...(of === 'customer' ? [topics.staff] : [])],
    (topic) => {
      if (topic === typing) outflow.send({ kind: 'typing' });
      else wake();
    },
  );
  wake();
  return () => {
    open = false;
    deafen();
  };
}
