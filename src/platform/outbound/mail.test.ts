import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMail } from './mail.ts';
import { MessageNotSent } from './message-not-sent.ts';

/** A minimal mail server: accepts one message per connection, or refuses its recipient. */
let server: Server;
let refuses = false;
const received: string[] = [];

function serve(socket: Socket): void {
  let inData = false;
  let text = '';
  socket.setEncoding('utf8');
  socket.write('220 ready\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (inData) {
      if (!text.endsWith('\r\n.\r\n')) return;
      received.push(text);
      inData = false;
      text = '';
      socket.write('250 taken\r\n');
      return;
    }
    if (!text.endsWith('\r\n')) return;
    const command = text.slice(0, 4).toUpperCase();
    text = '';
    if (command === 'RCPT' && refuses) socket.write('550 no such person sara@example.com\r\n');
    else if (command === 'DATA') {
      inData = true;
      socket.write('354 go on\r\n');
    } else if (command === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  });
}

beforeAll(async () => {
  server = createServer(serve);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.close();
});

const mail = () =>
  smtpMail({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, from: 'shop@example.ir' });
const message = { to: 'sara@example.com', subject: 'Reset', text: 'Open the link' };

test('a message reaches the mail server with the shop as sender', async () => {
  refuses = false;
  await mail().send(message);
  expect(received.at(-1)).toMatch(/From: shop@example\.ir[\s\S]*To: sara@example\.com[\s\S]*Open the link/);
});

test('a refused message is logged without its recipient', async () => {
  refuses = true;
  const error: unknown = await mail()
    .send(message)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MessageNotSent);
  expect(String(error)).not.toContain('sara');
});

test('a mail server that responds slowly and never finishes is waited for up to the message timeout', async () => {
  const slow = createServer((socket) => {
    const timer = setInterval(() => socket.write('220-not yet\r\n'), 50);
    socket.on('error', () => undefined).on('close', () => clearInterval(timer));
  });
  await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready));
  const sending = smtpMail(
    { url: `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`, from: 'shop@example.ir' },
    { patience: { step: 200, whole: 600 } },
  );
  const startedAt = performance.now();
  await expect(sending.send(message)).rejects.toThrow(MessageNotSent);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  slow.close();
});
