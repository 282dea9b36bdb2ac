import { isValidElement, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { loadedLater } from './loaded-later.tsx';
import { usedHook } from './used-hook.factory.ts';

interface Named {
  name: string;
}
const Greeting: ComponentType<Named> = ({ name }) => `Salam, ${name}`;

/** A part whose script is answered by hand, and how often it was fetched. */
function partByHand(options?: { spare?: boolean }) {
  const answers: { come: (part: ComponentType<Named>) => void; fail: (error: unknown) => void }[] = [];
  const Part = loadedLater(
    () =>
      new Promise<ComponentType<Named>>((come, fail) => {
        answers.push({ come, fail });
      }),
    options,
  );
  const drawn = () => Part({ name: 'Leila', meanwhile: 'wait' });
  const answer = (index: number) => {
    const found = answers[index];
    if (found === undefined) throw new Error(`It was not fetched ${String(index + 1)} times.`);
    return found;
  };
  return { Part, drawn, answer, fetched: () => answers.length };
}

test('stands in for a part until it has come, and hands it what it was given', async () => {
  const { drawn, answer, fetched } = partByHand();
  const screen = await usedHook(drawn);
  expect(screen.now()).toBe('wait');
  await screen.draw();
  expect(fetched()).toBe(1);

  await screen.act(() => answer(0).come(Greeting));
  const element = screen.now();
  expect(isValidElement(element) && element.type).toBe(Greeting);
  expect(isValidElement(element) && element.props).toEqual({ name: 'Leila' });
});

test('draws at once what was fetched before', async () => {
  const { Part, drawn, answer, fetched } = partByHand();
  Part.preload();
  answer(0).come(Greeting);
  await Promise.resolve();
  await Promise.resolve();
  const screen = await usedHook(drawn);
  expect(isValidElement(screen.now())).toBe(true);
  expect(fetched()).toBe(1);
});

test('a part that cannot be fetched is an error of its screen, and is fetched again by the next one', async () => {
  const { drawn, answer } = partByHand();
  const first = await usedHook(drawn);
  await expect(first.act(() => answer(0).fail(new Error('no network')))).rejects.toThrow('no network');

  const second = await usedHook(drawn);
  await second.act(() => answer(1).come(Greeting));
  expect(isValidElement(second.now())).toBe(true);
});

test('nothing stands in the place of a spare part that cannot be fetched', async () => {
  const { drawn, answer } = partByHand({ spare: true });
  const screen = await usedHook(drawn);
  await screen.act(() => answer(0).fail(new Error('no network')));
  const element = screen.now();
  expect(isValidElement(element) && (element.type as () => unknown)()).toBeNull();
});

test('a preloaded part that cannot be fetched is no unhandled rejection', async () => {
  const { Part, answer } = partByHand();
  Part.preload();
  answer(0).fail(new Error('no network'));
  await new Promise((done) => setTimeout(done, 0));
});
