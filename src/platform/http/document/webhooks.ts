import type { Written } from './document-schemas.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const parameters = [
  header('webhook-id', 'The id of the message: the same at each try.'),
  header('webhook-timestamp', 'When this try was made, in seconds since 1970.'),
  header('webhook-signature', 'Signatures of id, timestamp and body by the secret, as Standard Webhooks has them.'),
];

/** Returns the schema of every message's body: an event as `GET /api/admin/events/` returns it, in the format of Standard Webhooks. */
export function webhookMessage({ properties: { type, created_at: timestamp, ...data } = {} }: Written): Written {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { ...type },
      timestamp: { ...timestamp },
      data: { type: 'object', description: 'The event itself.', required: Object.keys(data), properties: data },
    },
  };
}

const idOf = (type: string) => `receive${type.replace(/(?:^|[.-])(.)/g, (_, letter: string) => letter.toUpperCase())}`;

/** Returns what the shop posts to an endpoint of its owner or of a seller, by event type. */
export function webhooksOf(events: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    events.map((type) => [
      type,
      {
        post: {
          operationId: idOf(type),
          summary: `Says that \`${type}\` happened.`,
          description: 'Respond within ten seconds; other responses are retried for three days.',
          tags: ['Programs'],
          security: [],
          parameters,
          requestBody: {
            required: true,
            description: 'The event; make a call for the current state of its subject.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } },
          },
          responses: {
            '200': { description: 'Accepted, as is any other 2xx.' },
            '410': { description: 'Unsubscribes: the webhook is paused.' },
          },
        },
      },
    ]),
  );
}
