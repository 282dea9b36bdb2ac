import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followConnections } from './stopping.ts';

/** A server whose responses wait for the test. */
async function slowServer() {
  const answers: (() => void)[] = [];
  const server = http.createServer((request, response) => {
    request.resume().once('end', () => answers.push(() => response.end('done')));
  });
  const connections = followConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connect = async (sent = ''): Promise<Socket> => {
    const socket = net.connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    if (sent !== '') socket.write(sent);
    return socket;
  };
  return { server, connections, answers, connect };
}

const whole = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n';

test('a stop ends at once connections that have sent nothing or half a request head', async () => {
  const { server, connections, connect } = await slowServer();
  const sockets = [await connect(), await connect('GET / HTTP/1.1\r\nhost: sh')];
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  const ended = once(server, 'close');
  server.close();
  await Promise.all([ended, connections.release(), ...closed]);
});

test('a request in progress gets its response, and its connection then ends', async () => {
  const { server, connections, answers, connect } = await slowServer();
  const socket = await connect(whole);
  await expect.poll(() => answers.length).toBe(1);
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const ended = Promise.all([once(server, 'close'), once(socket, 'close')]);
  server.close();
  let isReleased = false;
  const released = connections.release().then(() => (isReleased = true));
  await new Promise(setImmediate);
  // The database behind the response must not close before it.
  expect(isReleased).toBe(false);
  answers[0]?.();
  await Promise.all([ended, released]);
  expect(text).toContain('done');
});

test('half a body delays a stop for its timeout and no longer', { timeout: 15_000 }, async () => {
  const { server, connections, connect } = await slowServer();
  const begun = once(server, 'request');
  await connect('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\nhalf');
  await begun;
  const ended = once(server, 'close');
  server.close();
  await Promise.all([ended, connections.release()]);
});

/** A process whose stop never completes. */
async function hangingProcess() {
  const stopping = JSON.stringify(new URL('./stopping.ts', import.meta.url).href);
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `const { onStopSignal } = await import(${stopping});
       onStopSignal(() => { console.log('stopping'); return new Promise(() => {}); }, (error) => console.log(error.message));
       setInterval(() => {}, 1_000);
       console.log('up');`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let message = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (message += piece));
  const ended = once(child, 'exit');
  const waitForLine = (word: string) => expect.poll(() => message, { timeout: 20_000 }).toContain(word);
  await waitForLine('up');
  return { child, ended, waitForLine: waitForLine };
}

test('a stop that does not complete is cut off within its timeout', { timeout: 40_000 }, async () => {
  const { child, ended, waitForLine: waitForLine } = await hangingProcess();
  const messages = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(performance.now() - messages).toBeLessThan(5_000);
  await waitForLine('cut off');
});

test('a second signal ends at once', { timeout: 40_000 }, async () => {
  const { child, ended, waitForLine: waitForLine } = await hangingProcess();
  child.kill('SIGTERM');
  await waitForLine('stopping');
  const messages = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(performance.now() - messages).toBeLessThan(2_000);
});
