import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came to somebody's server. */
export interface ReceivedWebhook {
  readonly id: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> };
}

/** What is answered to a message: a status, or nothing until the promise ends. */
type Answers = (received: ReceivedWebhook) => number | Promise<number>;

/** Another program's server on this machine, which takes webhooks and answers as a test decides. */
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

/** Whether a secret, as it was displayed, signed a message: written here anew, by the text of Standard Webhooks. */
export function isSignedBy(secret: string, { headers, text }: ReceivedWebhook): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}
