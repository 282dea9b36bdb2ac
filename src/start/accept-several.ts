import { spawn } from 'node:child_process';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The number of handles of a listening socket, each of which accepts one connection per turn of the event loop. */
const handles = 16;
/** Starting a process takes a twentieth of a second; a shop that cannot do it accepts one at a time. */
const patienceMilliseconds = 5_000;

/** The child process: it sends what it receives back the given number of times, and is ended then. A bare handle accepts nothing there. */
const sendsBack = `process.on('message', (times, handle) => {
  for (let sent = 0; sent < times; sent += 1) process.send('again', handle);
});`;

/**
 * Lets a listening server accept several connections per turn of the event loop. Node accepts one per handle: where a turn takes 18 ms, because eight
 * customers buy and searches are running, the last of 2,000 connections waited 35 s in the kernel before it could even be refused, and 5 s with
 * sixteen. The system duplicates the socket's handle when it is sent to another process, and again on its way back. Returns a function that closes
 * the additional handles.
 */
export async function acceptSeveral(server: net.Server, backlog: number): Promise<() => void> {
  const further: net.Server[] = [];
  const child = spawn(process.execPath, ['-e', sendsBack], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const done = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
    child.on('message', (_, received) => {
      // As an HTTP server opens its own: the response to a client that has closed its side is still sent.
      const one = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      one.listen(received, backlog);
      further.push(one);
      if (further.length === handles - 1) resolve();
    });
  });
  // Sent as a server it would listen there, too, and accept connections that nothing answers.
  child.send(handles - 1, (server as unknown as { readonly _handle: net.Server })._handle, () => undefined);
  await Promise.race([done, delay(patienceMilliseconds, undefined, { ref: false })]);
  child.kill();
  return () => {
    for (const one of further) one.close();
  };
}
