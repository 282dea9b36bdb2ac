import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, Moment } from '#shared/contract/fields.ts';
import { Done, goesOn, After, PageSize } from '#shared/contract/replies.ts';

export const Notice = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** The path of the page with details. */
  link: Type.String(),
  read: Type.Boolean(),
  created_at: Type.String({ format: 'date-time' }),
});
/** A notice in the language of the request. */
export type Notice = Static<typeof Notice>;

const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]{16,120}={0,2}$' });

export const notificationsContract = contract({
  'GET /api/notifications/': {
    summary: "Lists the customer's notifications, newest first.",
    access: 'customer',
    query: Type.Object({
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(Notice), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/notifications/:id/read/': {
    summary: "Marks one of the customer's notifications as read and returns it.",
    access: 'customer',
    params: Type.Object({ id: Id() }),
    body: Type.Object({}),
    reply: Notice,
    refusals: { 'notification-not-found': 404 },
  },
  'POST /api/notifications/read/': {
    summary: 'Marks every notification up to the given one as read.',
    access: 'customer',
    body: Type.Object({ up_to: Id() }),
    reply: Type.Object({ read_count: Type.Integer() }),
  },
  'POST /api/notifications/clear/': {
    summary: 'Clears every notification up to the given one. The response allows restoring them for an hour.',
    access: 'customer',
    body: Type.Object({ up_to: Id() }),
    reply: Type.Object({ cleared_count: Type.Integer(), cleared_at: Type.String({ format: 'date-time' }) }),
  },
  'POST /api/notifications/restore/': {
    summary: 'Restores the notifications cleared at a given moment, within an hour.',
    access: 'customer',
    body: Type.Object({ cleared_at: Moment() }),
    reply: Type.Object({ restored_count: Type.Integer() }),
  },
  'GET /api/notifications/push/': {
    id: 'getPushKey',
    summary:
      'Returns the key by which a browser subscribes to notifications of this shop, and whether the calling session is subscribed.',
    access: 'customer',
    reply: Type.Object({ key: Type.String(), registered: Type.Boolean() }),
  },
  'POST /api/notifications/push/': {
    id: 'registerDevice',
    summary: "Subscribes this browser to the customer's notifications, also while the shop is closed in it.",
    access: 'customer',
    body: Type.Object({
      endpoint: Type.String({ minLength: 1, maxLength: 1_000 }),
      keys: Type.Object({ p256dh: Base64Url, auth: Base64Url }),
    }),
    reply: Type.Object({ endpoint: Type.String() }),
    refusals: { 'browser-not-accepted': 400 },
  },
  'DELETE /api/notifications/push/': {
    id: 'unregisterDevice',
    summary: 'Unsubscribes the browser of this session from notifications.',
    access: 'customer',
    reply: Done,
  },
});
