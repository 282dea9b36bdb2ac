import { describe, expect, test } from 'vitest';
import { Breaker, ServiceAway } from './breaker.ts';

function breakerReady() {
  let milliseconds = 0;
  let calls = 0;
  let answers = false;
  const lines: string[] = [];
  const note = (_: object, line: string) => void lines.push(line);
  const breaker = new Breaker({ service: 'SMS', now: () => milliseconds, log: { warn: note, info: note } as never });
  const call = () =>
    breaker
      .run(async () => {
        calls += 1;
        await Promise.resolve();
        if (!answers) throw new Error('silence');
        return 'answered';
      })
      .catch((error: unknown) => (error as Error).name);
  return {
    call,
    breaker,
    lines,
    calls: () => calls,
    pass: (by: number) => (milliseconds += by),
    comeBack: () => (answers = true),
  };
}

describe('a service that does not respond', () => {
  test('is called five times, and then skipped until a trial call', async () => {
    const { call, calls, pass, lines } = breakerReady();
    for (let count = 0; count < 5; count += 1) expect(await call()).toBe('Error');
    expect(await call()).toBe(ServiceAway.name);
    expect(calls()).toBe(5);
    pass(30_001);
    expect(await Promise.all([call(), call()])).toEqual(['Error', ServiceAway.name]);
    expect(calls()).toBe(6);
    expect(lines).toEqual(['a service outside does not answer']);
  });

  test('is used as before once a trial call succeeds', async () => {
    const { call, pass, comeBack, lines } = breakerReady();
    for (let count = 0; count < 6; count += 1) await call();
    comeBack();
    pass(30_001);
    expect(await call()).toBe('answered');
    expect(await Promise.all([call(), call()])).toEqual(['answered', 'answered']);
    expect(lines.at(-1)).toBe('a service outside answers again');
  });

  test('is none that refuses: whoever answers is there', async () => {
    const { breaker } = breakerReady();
    const refused = () =>
      breaker
        .run(
          () => Promise.reject(new Error('refused')),
          () => false,
        )
        .catch((error: unknown) => (error as Error).message);
    for (let count = 0; count < 12; count += 1) expect(await refused()).toBe('refused');
  });
});
