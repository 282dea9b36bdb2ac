import { expect, test } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useLatest } from './use-latest.ts';

test('a choice is given one function for ever, which calls what was drawn last', async () => {
  const received: string[] = [];
  let drawing = 0;
  const screen = await usedHook(() => {
    drawing += 1;
    const which = drawing;
    return useLatest((value: string) => {
      received.push(`${value} in drawing ${which}`);
    });
  });
  const first = screen.now();
  await screen.draw();
  expect(screen.now()).toBe(first);

  first('red');
  expect(received).toEqual([`red in drawing ${drawing}`]);
  expect(drawing).toBeGreaterThan(1);
});
