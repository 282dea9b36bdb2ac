import { isValidElement, type ComponentType, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FailedPart } from './feedback/failed-part.tsx';
import { isFetchingAhead, loadedLater } from './loaded-later.tsx';
import { usedHook } from './used-hook.factory.ts';

interface Named {
  name: string;
}
const Greeting: ComponentType<Named> = ({ name }) => `Salam, ${name}`;

/** A part whose script is resolved manually, with a count of its fetches. */
function partByHand(options?: { spare?: boolean; failed?: (props: Named) => ReactNode }) {
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

test('renders a placeholder until the part has loaded, and passes it its props', async () => {
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

test('renders a preloaded part at once', async () => {
  const { Part, drawn, answer, fetched } = partByHand();
  Part.preload();
  answer(0).come(Greeting);
  await Promise.resolve();
  await Promise.resolve();
  const screen = await usedHook(drawn);
  expect(isValidElement(screen.now())).toBe(true);
  expect(fetched()).toBe(1);
});

test('a part that cannot be loaded is replaced by a sentence, and a retry loads it', async () => {
  const { drawn, answer, fetched } = partByHand();
  const screen = await usedHook(drawn);
  await screen.act(() => answer(0).fail(new Error('no network')));
  const failed = screen.now();
  if (!isValidElement<{ onRetry: () => void }>(failed)) throw new Error('Nothing stands in its place.');
  expect(failed.type).toBe(FailedPart);

  await screen.act(() => failed.props.onRetry());
  await screen.draw();
  expect([screen.now(), fetched()]).toEqual(['wait', 2]);
  await screen.act(() => answer(1).come(Greeting));
  const element = screen.now();
  expect(isValidElement(element) && element.type).toBe(Greeting);
});

test('a part defines what replaces it when it cannot be loaded', async () => {
  const Instead = ({ name }: Named) => `${name} has to wait`;
  const { drawn, answer } = partByHand({ failed: Instead });
  const screen = await usedHook(drawn);
  await screen.act(() => answer(0).fail(new Error('no network')));
  const element = screen.now();
  expect(isValidElement(element) && [element.type, (element.props as Named).name]).toEqual([Instead, 'Leila']);
});

test('nothing replaces an optional part that cannot be loaded', async () => {
  const { drawn, answer } = partByHand({ spare: true });
  const screen = await usedHook(drawn);
  await screen.act(() => answer(0).fail(new Error('no network')));
  const element = screen.now();
  expect(isValidElement(element) && (element.type as () => unknown)()).toBeNull();
});

test('a preload is pending until its response, and causes no unhandled rejection', async () => {
  const { Part, answer } = partByHand();
  Part.preload();
  expect(isFetchingAhead()).toBe(true);
  answer(0).fail(new Error('no network'));
  await new Promise((done) => setTimeout(done, 0));
  expect(isFetchingAhead()).toBe(false);
});

test('a preload is awaited once the part is rendered', async () => {
  const { Part, drawn, answer } = partByHand();
  Part.preload();
  const screen = await usedHook(drawn);
  expect(isFetchingAhead()).toBe(false);
  await screen.act(() => {
    answer(0).fail(new Error('no network'));
    answer(1).fail(new Error('no network'));
  });
});
