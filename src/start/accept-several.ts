import { spawn } from 'node:child_process';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** So many handles of a listening socket, each of which takes one connection in a turn of the event loop. */
const handles = 16;
/** Starting a process takes a twentieth of a second; a shop that could not do it accepts one at a time. */
const patienceMilliseconds = 5_000;

/** The other process: what it is sent it sends back so many times, and is ended then. A bare handle accepts nothing there. */
const sendsBack = `process.on('message', (times, handle) => {
  for (let sent = 0; sent < times; sent += 1) process.send('again', handle);
});`;

/**
 * Lets a server that listens accept several connections in a turn. Node takes one of each handle: where a turn takes 18 ms, because eight customers buy
 * and searches are under way, the last of 2,000 connections waited 35 s in the kernel before it could even be refused, and 5 s with sixteen. A
 * system makes one more handle of the same socket when it is sent to another process, and so on its way back. Answers how to stop listening by them.
 */
export async function acceptSeveral(server: net.Server, backlog: number): Promise<() => void> {
  const further: net.Server[] = [];
  const child = spawn(process.execPath, ['-e', sendsBack], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const done = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
    child.on('message', (_, received) => {
      // As a server of HTTP opens its own: the answer to who has ended their side goes out.
      const one = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      one.listen(received, backlog);
      further.push(one);
      if (further.length === handles - 1) resolve();
    });
  });
  // Sent as a server it would listen there, too, and take connections that nobody answers.
  child.send(handles - 1, (server as unknown as { readonly _handle: net.Server })._handle, () => undefined);
  await Promise.race([done, delay(patienceMilliseconds, undefined, { ref: false })]);
  child.kill();
  return () => {
    for (const one of further) one.close();
  };
}
