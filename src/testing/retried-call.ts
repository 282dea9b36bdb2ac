import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Sent, TestShop } from './test-shop.ts';

/** How often a program tries again what the shop was too busy for. */
const maxTries = 20;
const tryAgain = new Set([502, 503]);

/**
 * A call that is made again, under its key, while the shop answers "nothing was done, try again", as every client does: on a busy machine a crowd
 * waits for one row for longer than the shop lets anybody wait (503), and a gateway's answer comes after its time (502).
 */
export async function retriedCall(app: TestShop, name: string, sent: Sent = {}): Promise<Answer> {
  const keyed = { ...sent, headers: { 'idempotency-key': randomUUID(), ...sent.headers } };
  for (let tries = 1; ; tries++) {
    const answer = await app.call(name, keyed);
    if (!tryAgain.has(answer.status) || tries === maxTries) return answer;
    await delay(100);
  }
}
