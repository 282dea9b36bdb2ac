import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Sent, TestShop } from './test-shop.ts';

/** The number of attempts of a program while the shop is too busy. */
const maxTries = 20;
const tryAgain = new Set([502, 503]);

/**
 * Makes a call, and repeats it under its key while the shop's response means "nothing was done, retry", as every client does: on a busy machine a
 * crowd waits for one row for longer than the lock timeout (503), and a gateway's response arrives after its timeout (502).
 */
export async function retriedCall(app: TestShop, name: string, sent: Sent = {}): Promise<Answer> {
  const keyed = { ...sent, headers: { 'idempotency-key': randomUUID(), ...sent.headers } };
  for (let tries = 1; ; tries++) {
    const answer = await app.call(name, keyed);
    if (!tryAgain.has(answer.status) || tries === maxTries) return answer;
    await delay(100);
  }
}
