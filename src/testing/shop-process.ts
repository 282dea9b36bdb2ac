import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FaultPoint } from '#platform/fault-points.ts';
import { bundleProgram, type BundledProgram } from '#platform/testing/bundled-program.ts';

/** A command of a test to the process of faulty-shop.ts. */
export interface Order {
  readonly id: number;
  /** It kills itself at this step. */
  readonly dieAt?: FaultPoint;
  readonly forwardMinutes?: number;
  /** Jobs to run once, now, in this order. */
  readonly run?: readonly string[];
  readonly stop?: true;
}

/** A message from the process. */
export type Message = { readonly address: string } | { readonly done: number; readonly error?: string };

/** A process of the shop that a test can crash. */
export interface ShopProcess {
  readonly address: string;
  /** Resolves when the command is complete; never, if the process crashes meanwhile. */
  readonly request: (order: Omit<Order, 'id'>) => Promise<void>;
  /** Resolves with the signal that ended it; null if it exited by itself. */
  readonly ended: Promise<NodeJS.Signals | null>;
  readonly kill: () => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Bundles the process of faulty-shop.ts into one file: started a dozen times, its sources are read once. */
export const bundleShopProcess = (): Promise<BundledProgram> => bundleProgram('src/testing/faulty-shop.ts');

/** Starts a whole shop in a separate process; its gateway is at `GATEWAY_ADDRESS`. */
export async function startShopProcess(file: string, environment: Record<string, string>): Promise<ShopProcess> {
  const child = fork(file, {
    cwd: root,
    env: { ...environment, PORT: '0' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const waiting = new Map<number, (error: string | undefined) => void>();
  const address = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('address' in message) resolve(message.address);
      else waiting.get(message.done)?.(message.error);
    });
    void ended.then(() => reject(new Error('The process of the shop ended before it answered calls.')));
  });
  let requests = 0;
  return {
    address,
    ended,
    request: (order) =>
      new Promise((resolve, reject) => {
        requests += 1;
        waiting.set(requests, (error) => (error === undefined ? resolve() : reject(new Error(error))));
        child.send({ ...order, id: requests });
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
