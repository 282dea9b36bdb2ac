import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, workOf, type Kind } from './admission.ts';
import { Overloaded } from './unavailable.ts';

const connections = 3;

function line() {
  const admission = new Admission(connections);
  const entered: Kind[] = [];
  const enter = (kind: Kind) =>
    workOf(kind, () => admission.enter()).then((leave) => {
      entered.push(kind);
      return leave;
    });
  /** Stands in the line without looking at what comes of it. */
  const queue = (kind: Kind) => {
    enter(kind).catch(() => undefined);
  };
  return { admission, entered, enter, queue };
}

describe('the line at the database', () => {
  test('lets the staff and customers through before visitors, and searches last', async () => {
    const { entered, enter } = line();
    const inside = await Promise.all([enter('visitor'), enter('visitor'), enter('visitor')]);
    const waiting = (['search', 'visitor', 'customer', 'staff'] as const).map(enter);
    await nextTurn();
    entered.length = 0;
    for (const leave of inside) leave();
    await nextTurn();
    expect(entered).toEqual(['staff', 'customer', 'visitor']);
    (await waiting[3]!)();
    await nextTurn();
    expect(entered.at(-1)).toBe('search');
  });

  test('leaves two thirds of the connections to others than searches', async () => {
    const { admission, entered, enter, queue } = line();
    queue('search');
    queue('search');
    await nextTurn();
    expect([entered, admission.waiting]).toEqual([['search'], 1]);
    const leave = await enter('customer');
    await enter('visitor');
    leave();
    await nextTurn();
    expect(entered).toEqual(['search', 'customer', 'visitor']);
  });

  test('lets one work of the background through however busy the shop is', async () => {
    const { entered, enter, queue } = line();
    const inside = await Promise.all([enter('customer'), enter('customer'), enter('customer')]);
    queue('staff');
    queue('background');
    inside[0]();
    await nextTurn();
    expect(entered.at(-1)).toBe('background');
  });

  describe('when it is long', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('refuses who has waited for one and a half seconds, and nobody in the background', async () => {
      const { admission, enter, queue } = line();
      await Promise.all([enter('customer'), enter('customer'), enter('customer')]);
      const refused = enter('visitor').catch((error: unknown) => error);
      queue('background');
      vi.advanceTimersByTime(1_400);
      expect(admission.waiting).toBe(2);
      vi.advanceTimersByTime(200);
      expect(await refused).toBeInstanceOf(Overloaded);
      expect(admission.waiting).toBe(1);
    });

    test('waits longer where there is one connection, which a single statement holds', async () => {
      const admission = new Admission(1);
      const leave = await workOf('customer', () => admission.enter());
      const second = workOf('customer', () => admission.enter());
      const third = workOf('visitor', () => admission.enter()).catch((error: unknown) => error);
      vi.advanceTimersByTime(5_000);
      leave();
      await second;
      vi.advanceTimersByTime(4_000);
      expect(await third).toBeInstanceOf(Overloaded);
    });

    test('refuses at once the search behind a hundred others, and no customer', async () => {
      const { admission, enter, queue } = line();
      await Promise.all([enter('customer'), enter('customer'), enter('customer')]);
      const searches = Array.from({ length: 101 }, () => enter('search').catch((error: unknown) => error));
      expect(await searches[100]).toBeInstanceOf(Overloaded);
      queue('customer');
      expect(admission.waiting).toBe(101);
      vi.advanceTimersByTime(2_000);
      await Promise.all(searches);
    });
  });
});
