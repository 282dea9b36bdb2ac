import type { ListPart } from '#web/data/use-pages.ts';
import type { EventType } from '../events.rules.ts';
import type { Webhook, WebhookDelivery, WebhookFields, WebhookWithSecret } from '../webhooks.contract.ts';

type Query = Readonly<Record<string, string>>;

/** The API calls of staff or a seller for webhooks; the screens are the same. */
export interface WebhookCalls {
  /** The resource of the calls: `admin/webhooks`. */
  readonly about: 'admin/webhooks' | 'seller/webhooks';
  readonly offered: readonly EventType[];
  readonly list: (query: Query, signal?: AbortSignal) => Promise<ListPart<Webhook>>;
  readonly read: (id: number, signal: AbortSignal) => Promise<Webhook>;
  readonly make: (body: WebhookFields, headers: { readonly 'idempotency-key': string }) => Promise<WebhookWithSecret>;
  readonly change: (id: number, body: WebhookFields & { readonly version: number }) => Promise<Webhook>;
  readonly remove: (id: number, version: number) => Promise<unknown>;
  readonly pause: (id: number) => Promise<Webhook>;
  readonly resume: (id: number) => Promise<Webhook>;
  readonly rotate: (id: number) => Promise<WebhookWithSecret>;
  readonly test: (id: number) => Promise<WebhookDelivery>;
  readonly deliveries: (id: number, query: Query, signal?: AbortSignal) => Promise<ListPart<WebhookDelivery>>;
  readonly sendAgain: (id: number, deliveryId: number) => Promise<WebhookDelivery>;
}
