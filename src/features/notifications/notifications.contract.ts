import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, Moment } from '#shared/contract/fields.ts';
import { Done, goesOn, After, PageSize } from '#shared/contract/replies.ts';

export const Notice = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** The page on which there is more to see, from the root. */
  link: Type.String(),
  read: Type.Boolean(),
  created_at: Type.String({ format: 'date-time' }),
});
/** A notice in the language of the request. */
export type Notice = Static<typeof Notice>;

const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]{16,120}={0,2}$' });

export const notificationsContract = contract({
  'GET /api/notifications/': {
    summary: "The customer's notices, newest first.",
    access: 'customer',
    query: Type.Object({
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(Notice), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/notifications/:id/read/': {
    summary: "Marks one of the customer's notices as read, and answers it.",
    access: 'customer',
    params: Type.Object({ id: Id() }),
    body: Type.Object({}),
    reply: Notice,
    refusals: { 'notification-not-found': 404 },
  },
  'POST /api/notifications/read/': {
    summary: 'Marks every notice as read that is not newer than the given one.',
    access: 'customer',
    body: Type.Object({ up_to: Id() }),
    reply: Type.Object({ read_count: Type.Integer() }),
  },
  'POST /api/notifications/clear/': {
    summary:
      'Takes every notice away that is not newer than the given one. What is answered brings them back for an hour.',
    access: 'customer',
    body: Type.Object({ up_to: Id() }),
    reply: Type.Object({ cleared_count: Type.Integer(), cleared_at: Type.String({ format: 'date-time' }) }),
  },
  'POST /api/notifications/restore/': {
    summary: 'Brings back what was cleared at a moment, within the hour.',
    access: 'customer',
    body: Type.Object({ cleared_at: Moment() }),
    reply: Type.Object({ restored_count: Type.Integer() }),
  },
  'GET /api/notifications/push/': {
    id: 'getPushKey',
    summary:
      'The key by which a browser asks its push service for notices of this shop, and whether the session of this call is sent them.',
    access: 'customer',
    reply: Type.Object({ key: Type.String(), registered: Type.Boolean() }),
  },
  'POST /api/notifications/push/': {
    id: 'registerDevice',
    summary: "Sends the customer's notices to this browser as well, also while the shop is not open.",
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
    summary: 'Sends the browser of this session nothing any more.',
    access: 'customer',
    reply: Done,
  },
});
