import { jobs } from '../jobs.ts';
import { answerInsteadOfNetwork } from '#features/payments/server/outbound.ts';
import { readConfig } from '#platform/config.ts';
import { armFaultPoints, type FaultPoint } from '#platform/fault-points.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import { acceptSeveral } from '../start/accept-several.ts';
import { buildServer, waitingConnections } from '../start/serve.ts';
import type { Order, Message } from './shop-process.ts';

/**
 * A whole process of the shop for tests: calls, callbacks and jobs, on a clock that can be advanced, with its gateway in another process. It kills
 * itself at the fault point that its test names, without any cleanup, like a crash of the machine.
 */
const gatewayAddress = process.env['GATEWAY_ADDRESS'] ?? '';
let milliseconds = 0;
let deadly: FaultPoint | undefined;

const notify = (message: Message) => process.send?.(message);
const opened = await openShop(readConfig(), {
  clock: { now: () => new Date(Date.now() + milliseconds) },
  log: createLog('silent'),
});
const { shop } = opened;
armFaultPoints(shop, (point) => {
  if (point !== deadly) return undefined;
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
});
answerInsteadOfNetwork(shop, async (address, body, headers) => {
  const { pathname, search } = new URL(address);
  const answer = await fetch(`${gatewayAddress}${pathname}${search}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status >= 500) throw new Error(`The gateway answered ${answer.status}.`);
  return answer.json();
});
const app = await buildServer(shop, { pages: false, callsAhead: false });
const address = await app.listen({ host: '127.0.0.1', port: 0, backlog: waitingConnections });
const acceptNoMore = await acceptSeveral(app.server, waitingConnections);
// A test that runs jobs explicitly disables their automatic runs.
const running = process.env['JOBS'] === 'by-hand' ? null : await startJobs(shop, opened.events, jobs);

async function follow(order: Order): Promise<void> {
  if (order.dieAt !== undefined) deadly = order.dieAt;
  if (order.forwardMinutes !== undefined) milliseconds += order.forwardMinutes * 60_000;
  for (const name of order.run ?? []) await jobs.find((job) => job.name === name)?.run(shop, {}, { id: 0, name });
  if (order.stop === true) {
    acceptNoMore();
    await app.close();
    await running?.stop();
    await opened.close();
  }
}

process.on('message', (order: Order) => {
  follow(order).then(
    () => {
      notify({ done: order.id });
      if (order.stop === true) process.exit(0);
    },
    (error: unknown) => notify({ done: order.id, error: String(error) }),
  );
});
// Without its test it has nothing to do.
process.on('disconnect', () => process.exit(1));
notify({ address });
