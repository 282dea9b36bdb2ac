import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { Done, Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { deliveryErrors, deliveryStatuses, endpointStatuses, pauseReasons } from './webhooks.rules.ts';

const Moment = Type.String({ format: 'date-time' });

export const Webhook = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The seller whose events it receives; null for the shop's own. */
  seller: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  url: Type.String(),
  /** Event types, and `order.*` for all of a noun. */
  types: Type.Array(Type.String()),
  status: Type.Enum([...endpointStatuses]),
  /** Why it is paused; null while active. */
  reason: Nullable(Type.Enum([...pauseReasons])),
  /** The time until which the former secret also signs; null when there is none. */
  former_secret_until: Nullable(Moment),
  /** The time since which no attempt has succeeded; null while it works. */
  failing_since: Nullable(Moment),
  last_delivered_at: Nullable(Moment),
  /** Who changed it last and is responsible for it: it is paused once they may no longer work with webhooks; null if unknown. */
  changed_by: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type Webhook = Static<typeof Webhook>;

export const WebhookWithSecret = Type.Object({
  ...Webhook.properties,
  secret: Type.String({ description: 'The signing secret, `whsec_…`, returned only in this response.' }),
});
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookDelivery = Type.Object({
  id: Type.Integer(),
  /** The `webhook-id`: the same for each attempt. */
  message_id: Type.String(),
  /** The event's id in `GET /api/admin/events/`; null for a test. */
  event_id: Nullable(Type.Integer()),
  type: Type.String({ description: 'The type of the event, such as order.paid, or webhook.test' }),
  /** The exact request body. */
  body: Type.String(),
  status: Type.Enum([...deliveryStatuses]),
  tries_count: Type.Integer(),
  last_tried_at: Nullable(Moment),
  /** The time of the next attempt; null when there is none. */
  next_try_at: Nullable(Moment),
  delivered_at: Nullable(Moment),
  /** The last response's status code; null without a response. */
  answer_status: Nullable(Type.Integer()),
  /** The beginning of the last response's body. */
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
    summary: 'Lists the webhooks of the shop and of sellers, newest first.',
    query: Type.Object(paging),
    reply: page(Webhook),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/webhooks/': {
    ...staff,
    summary:
      'Creates a webhook, which is sent events from now on as Standard Webhooks; only this response contains the secret.',
    body: NewWebhook,
    reply: WebhookWithSecret,
    status: 201,
    idempotency: 'optional',
    sealsAnswer: true,
    refusals: { ...fieldRefusals, 'too-many-webhooks': 409 },
  },
  'GET /api/admin/webhooks/:id/': {
    ...staff,
    summary: 'Returns a webhook.',
    params: ById,
    reply: Webhook,
    refusals: notFound,
  },
  'PUT /api/admin/webhooks/:id/': {
    ...staff,
    summary: 'Changes a webhook: its name, its address and its types of events.',
    params: ById,
    body: ChangedWebhook,
    reply: Webhook,
    refusals: changes,
  },
  'DELETE /api/admin/webhooks/:id/': {
    ...staff,
    summary: 'Deletes a webhook, with its waiting and past deliveries.',
    params: ById,
    query: SeenVersion,
    reply: Done,
    refusals: removal,
  },
  'POST /api/admin/webhooks/:id/pause/': {
    ...staff,
    summary: 'Pauses a webhook; its events of up to thirty days are delivered after it is resumed.',
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: notFound,
  },
  'POST /api/admin/webhooks/:id/resume/': {
    ...staff,
    summary: 'Resumes a paused webhook: waiting events and those that have happened since are sent in order.',
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: notFound,
  },
  'POST /api/admin/webhooks/:id/rotate-secret/': {
    ...staff,
    summary: 'Creates a new secret, which only this response contains; the former one signs as well for a day.',
    params: ById,
    body: Empty,
    reply: WebhookWithSecret,
    refusals: notFound,
  },
  'POST /api/admin/webhooks/:id/test/': {
    ...staff,
    summary: 'Sends a webhook.test to the address now, once, and returns the outcome.',
    params: ById,
    body: Empty,
    reply: WebhookDelivery,
    refusals: { ...notFound, 'too-many-tries': 429 },
  },
  'GET /api/admin/webhooks/:id/deliveries/': {
    ...staff,
    summary: 'Lists the deliveries of a webhook of the last thirty days and those waiting, newest first.',
    params: ById,
    query: DeliveriesQuery,
    reply: page(WebhookDelivery),
    refusals: { ...notFound, 'invalid-request': 400 },
  },
  'POST /api/admin/webhooks/:id/deliveries/:delivery_id/send-again/': {
    ...staff,
    summary: 'Sends a delivery once more, with the same id.',
    params: ByDelivery,
    body: Empty,
    reply: WebhookDelivery,
    refusals: again,
  },
  'GET /api/seller/webhooks/': {
    ...seller,
    summary: "Lists the seller's webhooks, newest first.",
    query: Type.Object(paging),
    reply: page(Webhook),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'POST /api/seller/webhooks/': {
    ...seller,
    summary:
      "Creates a webhook for events of the seller's orders and products; only this response contains the secret.",
    body: NewWebhook,
    reply: WebhookWithSecret,
    status: 201,
    idempotency: 'optional',
    sealsAnswer: true,
    refusals: { ...needsShop, ...fieldRefusals, 'too-many-webhooks': 409 },
  },
  'GET /api/seller/webhooks/:id/': {
    ...seller,
    summary: "Returns one of the seller's webhooks.",
    params: ById,
    reply: Webhook,
    refusals: { ...needsShop, ...notFound },
  },
  'PUT /api/seller/webhooks/:id/': {
    ...seller,
    summary: "Changes one of the seller's webhooks.",
    params: ById,
    body: ChangedWebhook,
    reply: Webhook,
    refusals: { ...needsShop, ...changes },
  },
  'DELETE /api/seller/webhooks/:id/': {
    ...seller,
    summary: "Deletes one of the seller's webhooks, with its deliveries.",
    params: ById,
    query: SeenVersion,
    reply: Done,
    refusals: { ...needsShop, ...removal },
  },
  'POST /api/seller/webhooks/:id/pause/': {
    ...seller,
    summary: "Pauses one of the seller's webhooks; its events of up to thirty days are delivered after it is resumed.",
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: { ...needsShop, ...notFound },
  },
  'POST /api/seller/webhooks/:id/resume/': {
    ...seller,
    summary: "Resumes one of the seller's webhooks.",
    params: ById,
    body: Empty,
    reply: Webhook,
    refusals: { ...needsShop, ...notFound },
  },
  'POST /api/seller/webhooks/:id/rotate-secret/': {
    ...seller,
    summary: "Creates a new secret for one of the seller's webhooks; the former one signs as well for a day.",
    params: ById,
    body: Empty,
    reply: WebhookWithSecret,
    refusals: { ...needsShop, ...notFound },
  },
  'POST /api/seller/webhooks/:id/test/': {
    ...seller,
    summary: "Sends a webhook.test to one of the seller's webhooks now, once, and returns the outcome.",
    params: ById,
    body: Empty,
    reply: WebhookDelivery,
    refusals: { ...needsShop, ...notFound, 'too-many-tries': 429 },
  },
  'GET /api/seller/webhooks/:id/deliveries/': {
    ...seller,
    summary:
      "Lists the deliveries of one of the seller's webhooks of the last thirty days and those waiting, newest first.",
    params: ById,
    query: DeliveriesQuery,
    reply: page(WebhookDelivery),
    refusals: { ...needsShop, ...notFound, 'invalid-request': 400 },
  },
  'POST /api/seller/webhooks/:id/deliveries/:delivery_id/send-again/': {
    ...seller,
    summary: "Sends one of the seller's deliveries once more, with the same id.",
    params: ByDelivery,
    body: Empty,
    reply: WebhookDelivery,
    refusals: { ...needsShop, ...again },
  },
});
