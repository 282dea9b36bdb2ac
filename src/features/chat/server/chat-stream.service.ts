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

/** The side that follows a conversation, and the message number after which it reads. */
interface Follower {
  readonly customerId: number;
  readonly after: number;
  readonly of: Side;
}

/**
 * Returns the stream of a customer's open conversation. Events only signal a change; the content is read from the database after the last number
 * sent, so that a broken connection neither loses nor duplicates a message.
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

/** Returns the stream of a staff member: changes of the queue, and the events of the open conversation. */
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

/** Ends a stream that cannot be filled: its client reconnects and resumes where it stopped. */
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
