import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { Done, Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { deliveryErrors, deliveryStatuses, endpointStatuses, pauseReasons } from './webhooks.rules.ts';

const Moment = Type.String({ format: 'date-time' });

export const Webhook = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Whose events it is sent: a seller's own; null for one of the shop's. */
  seller: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  url: Type.String(),
  /** Types of events, and `order.*` for all of a noun. */
  types: Type.Array(Type.String()),
  status: Type.Enum([...endpointStatuses]),
  /** Why it is paused; null while it is not. */
  reason: Nullable(Type.Enum([...pauseReasons])),
  /** Until when the former secret signs as well; null where none does. */
  former_secret_until: Nullable(Moment),
  /** Since when no try has succeeded; null while it is well. */
  failing_since: Nullable(Moment),
  last_delivered_at: Nullable(Moment),
  /** Who changed it last, and answers for it: it is paused once they may not work with webhooks any more; null where nobody noted it. */
  changed_by: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type Webhook = Static<typeof Webhook>;

export const WebhookWithSecret = Type.Object({
  ...Webhook.properties,
  secret: Type.String({ description: 'The secret that signs, `whsec_…`, in this answer alone.' }),
});
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookDelivery = Type.Object({
  id: Type.Integer(),
  /** The `webhook-id`: the same at each try. */
  message_id: Type.String(),
  /** The event, as `GET /api/admin/events/` numbers it; null of a test. */
  event_id: Nullable(Type.Integer()),
  type: Type.String({ description: 'What happened, order.paid, or webhook.test' }),
  /** What is sent, letter for letter. */
  body: Type.String(),
  status: Type.Enum([...deliveryStatuses]),
  tries_count: Type.Integer(),
  last_tried_at: Nullable(Moment),
  /** When it is tried next; null where it is not. */
  next_try_at: Nullable(Moment),
  delivered_at: Nullable(Moment),
  /** The status that was answered last; null where there was no answer. */
  answer_status: Nullable(Type.Integer()),
  /** The beginning of the body that was answered last. */
  answer: Nullable(Type.String()),
  error: Nullable(Type.Enum([...deliveryErrors])),
  created_at: Moment,
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

const paging = {
  page_size: PageSize(),
  after: After(),
};
const page = <Row extends typeof Webhook | typeof WebhookDelivery>(row: Row) =>
  Type.Object({ data: Type.Array(row), ...goesOn });
const DeliveriesQuery = Type.Object({ ...paging, status: Type.Optional(Type.Enum([...deliveryStatuses])) });

const fields = {
  name: NonEmptyText({ maximum: 80 }),
  url: Type.String({ minLength: 1, maxLength: 500, description: 'https, and reachable from the public internet' }),
  types: Type.Array(Type.String({ maxLength: 60 }), {
    minItems: 1,
    maxItems: 30,
    uniqueItems: true,
    description: 'Types of events, and order.* for all of a noun',
  }),
};
export type WebhookFields = Static<ReturnType<typeof Type.Object<typeof fields>>>;

const NewWebhook = Type.Object(fields);
const ChangedWebhook = Type.Object({ ...fields, version: Type.Integer({ minimum: 1 }) });
const ById = Type.Object({ id: Id() });
const ByDelivery = Type.Object({ id: Id(), delivery_id: Id() });
const Empty = Type.Object({});
const SeenVersion = Type.Object({ version: Type.Integer({ minimum: 1 }) });

const notFound = { 'webhook-not-found': 404 } as const;
const fieldRefusals = { 'webhook-url-refused': 400, 'event-type-unknown': 422 } as const;
const changes = { ...notFound, ...fieldRefusals, 'changed-meanwhile': 409 } as const;
const removal = { ...notFound, 'changed-meanwhile': 409 } as const;
const again = { ...notFound, 'delivery-not-found': 404, 'webhook-paused': 409 } as const;

const staff = { access: { staff: ['owner', 'manager'] } } as const;
const seller = { access: 'customer', secondStep: 'needed' } as const;
const needsShop = { 'seller-required': 403, 'seller-suspended': 403 } as const;

export const webhooksContract = contract({
  'GET /api/admin/webhooks/': {
    ...staff,
    summary: "The addresses that are sent what happens, the shop's own and those of sellers, newest first.",
    query: Type.Object(paging),
    reply: page(Webhook),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/webhooks/': {
    ...staff,
    summary:
      'Has what happens from now on sent to an address, as Standard Webhooks; only this answer shows the secret.',
    body: NewWebhook,
    reply: WebhookWithSecret,
    status: 201,
    idempotency: 'optional',
    sealsAnswer: true,
    refusals: { ...fieldRefusals, 'too-many-webhooks': 409 },
  },
  'GET /api/admin/webhooks/:id/': {
    ...staff,
    summary: 'One webhook.',
    params: ById,
    reply: Webhook,
    refusals: notFound,
  },
  'PUT /api/admin/webhooks/:id/': {
    ...staff,
    summary: 'Changes a webhook: its name, its address and what it is sent.',
    params: ById,
    body: ChangedWebhook,
    reply: Webhook,
    refusals: changes,
  },
  'DELETE /api/admin/webhooks/:id/': {
    ...staff,
    summary: 'Removes a webhook, with what waits for it and what is known of its deliveries.',
    params: ById,
    query: SeenVersion,
    reply: Done,
    refusals: removal,
  },
  'POST /api/admin/webhooks/:id/pause/': {
    ...staff,
    summary: 'Sends nothing to an address until it goes on; nothing is lost meanwhile, for thirty days.',
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: notFound,
  },
  'POST /api/admin/webhooks/:id/resume/': {
    ...staff,
    summary: 'Goes on with a paused webhook: what waits is sent, and what has happened since, in its order.',
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: notFound,
  },
  'POST /api/admin/webhooks/:id/rotate-secret/': {
    ...staff,
    summary: 'Makes a new secret, which only this answer shows; the former one signs beside it for a day.',
    params: ById,
    body: Empty,
    reply: WebhookWithSecret,
    refusals: notFound,
  },
  'POST /api/admin/webhooks/:id/test/': {
    ...staff,
    summary: 'Sends a webhook.test to the address now, once, and answers what came of it.',
    params: ById,
    body: Empty,
    reply: WebhookDelivery,
    refusals: { ...notFound, 'too-many-tries': 429 },
  },
  'GET /api/admin/webhooks/:id/deliveries/': {
    ...staff,
    summary: 'What was sent to an address in the last thirty days, or waits to be, newest first.',
    params: ById,
    query: DeliveriesQuery,
    reply: page(WebhookDelivery),
    refusals: { ...notFound, 'invalid-request': 400 },
  },
  'POST /api/admin/webhooks/:id/deliveries/:delivery_id/send-again/': {
    ...staff,
    summary: 'Has a delivery sent once more, under the same id.',
    params: ByDelivery,
    body: Empty,
    reply: WebhookDelivery,
    refusals: again,
  },
  'GET /api/seller/webhooks/': {
    ...seller,
    summary: "The addresses that are sent what happens to the seller's own orders and products, newest first.",
    query: Type.Object(paging),
    reply: page(Webhook),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'POST /api/seller/webhooks/': {
    ...seller,
    summary:
      "Has what happens to the seller's orders and products sent to an address; only this answer shows the secret.",
    body: NewWebhook,
    reply: WebhookWithSecret,
    status: 201,
    idempotency: 'optional',
    sealsAnswer: true,
    refusals: { ...needsShop, ...fieldRefusals, 'too-many-webhooks': 409 },
  },
  'GET /api/seller/webhooks/:id/': {
    ...seller,
    summary: 'One of the own webhooks.',
    params: ById,
    reply: Webhook,
    refusals: { ...needsShop, ...notFound },
  },
  'PUT /api/seller/webhooks/:id/': {
    ...seller,
    summary: 'Changes one of the own webhooks.',
    params: ById,
    body: ChangedWebhook,
    reply: Webhook,
    refusals: { ...needsShop, ...changes },
  },
  'DELETE /api/seller/webhooks/:id/': {
    ...seller,
    summary: 'Removes one of the own webhooks, with its deliveries.',
    params: ById,
    query: SeenVersion,
    reply: Done,
    refusals: { ...needsShop, ...removal },
  },
  'POST /api/seller/webhooks/:id/pause/': {
    ...seller,
    summary: 'Pauses one of the own webhooks; nothing is lost meanwhile, for thirty days.',
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: { ...needsShop, ...notFound },
  },
  'POST /api/seller/webhooks/:id/resume/': {
    ...seller,
    summary: 'Goes on with one of the own webhooks that is paused.',
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: { ...needsShop, ...notFound },
  },
  'POST /api/seller/webhooks/:id/rotate-secret/': {
    ...seller,
    summary: 'Makes a new secret for one of the own webhooks; the former one signs beside it for a day.',
    params: ById,
    body: Empty,
    reply: WebhookWithSecret,
    refusals: { ...needsShop, ...notFound },
  },
  'POST /api/seller/webhooks/:id/test/': {
    ...seller,
    summary: 'Sends a webhook.test to one of the own addresses now, once, and answers what came of it.',
    params: ById,
    body: Empty,
    reply: WebhookDelivery,
    refusals: { ...needsShop, ...notFound, 'too-many-tries': 429 },
  },
  'GET /api/seller/webhooks/:id/deliveries/': {
    ...seller,
    summary: 'What was sent to one of the own addresses in the last thirty days, or waits to be, newest first.',
    params: ById,
    query: DeliveriesQuery,
    reply: page(WebhookDelivery),
    refusals: { ...needsShop, ...notFound, 'invalid-request': 400 },
  },
  'POST /api/seller/webhooks/:id/deliveries/:delivery_id/send-again/': {
    ...seller,
    summary: 'Has a delivery of the own sent once more, under the same id.',
    params: ByDelivery,
    body: Empty,
    reply: WebhookDelivery,
    refusals: { ...needsShop, ...again },
  },
});
