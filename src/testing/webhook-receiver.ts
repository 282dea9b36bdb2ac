import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as received by a third-party server. */
export interface ReceivedWebhook {
  readonly id: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> };
}

/** The response to a message: a status, or none until the promise resolves. */
type Answers = (received: ReceivedWebhook) => number | Promise<number>;

/** Starts a local third-party server, which receives webhooks and responds as a test decides. */
export async function webhookReceiver(answers: Answers = () => 200) {
  const received: ReceivedWebhook[] = [];
  const now = { answers };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const one: ReceivedWebhook = {
        id: String(request.headers['webhook-id']),
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text) as ReceivedWebhook['body'],
      };
      received.push(one);
      void Promise.resolve(now.answers(one)).then((status) => {
        response.writeHead(status).end(`answered ${status}`);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    now,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Returns whether a secret, as displayed, signed a message: implemented independently from the text of Standard Webhooks. */
export function isSignedBy(secret: string, { headers, text }: ReceivedWebhook): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}
