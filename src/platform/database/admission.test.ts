import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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
  /** Enters the queue without awaiting the result. */
  const queue = (kind: Kind) => {
    enter(kind).catch(() => undefined);
  };
  return { admission, entered, enter, queue };
}

describe('the database admission queue', () => {
  test('admits staff and customers before visitors, and searches last', async () => {
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

  test('reserves two thirds of the connections for work other than searches', async () => {
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

  test('admits one background task however busy the shop is', async () => {
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

    test('refuses a request after one and a half seconds of waiting, and no background task', async () => {
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

    test('and held up refuses waiting requests and limits every wait, except for the background', async () => {
      const time = vi.spyOn(performance, 'now').mockReturnValue(1_000);
      onTestFinished(() => time.mockRestore());
      const refusalOf = (entering: Promise<unknown>) => entering.catch((error: unknown) => error);
      const { admission, enter, queue } = line();
      await Promise.all([enter('customer'), enter('customer'), enter('customer')]);
      queue('background');
      const waited = refusalOf(enter('visitor'));
      time.mockReturnValue(1_900);
      const fresh = refusalOf(enter('staff'));
      admission.holdUp();
      expect(await waited).toBeInstanceOf(Overloaded);
      expect(admission.waiting).toBe(2);
      const later = refusalOf(enter('staff'));
      vi.advanceTimersByTime(310);
      expect([await fresh, await later]).toEqual([expect.any(Overloaded), expect.any(Overloaded)]);
      time.mockReturnValue(8_000);
      queue('staff');
      vi.advanceTimersByTime(1_400);
      expect(admission.waiting).toBe(2);
    });

    test('and held up makes work of several statements wait no longer than that of one', async () => {
      const time = vi.spyOn(performance, 'now').mockReturnValue(1_000);
      onTestFinished(() => time.mockRestore());
      const { admission, enter } = line();
      const [first] = await Promise.all([enter('customer'), enter('customer'), enter('customer')]);
      admission.holdUp();
      const several = workOf('visitor', async () => {
        (await admission.enter())();
        await enter('customer');
        return admission.enter();
      }).catch((error: unknown) => error);
      time.mockReturnValue(1_250);
      first();
      await nextTurn();
      vi.advanceTimersByTime(60);
      expect(await several).toBeInstanceOf(Overloaded);
    });

    test('waits longer with a single connection, which one statement occupies', async () => {
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

    test('refuses the search behind a hundred others at once, and no customer', async () => {
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
