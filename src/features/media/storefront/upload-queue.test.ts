import { describe, expect, test } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

/** Pending uploads that a test completes. */
function road() {
  const underWay = new Map<
    string,
    { arrive: () => void; fail: () => void; progress: (percent: number) => void; signal: AbortSignal }
  >();
  const queue = new UploadQueue<string>(
    (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        underWay.set(file.name, {
          arrive: () => resolve(`key of ${file.name}`),
          fail: () => reject(new Error('no')),
          progress: onProgress,
          signal,
        });
      }),
  );
  return { queue, underWay, settle: () => new Promise((resolve) => setTimeout(resolve)) };
}

const named = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'text/plain' }));

describe('the queue of chosen files', () => {
  test('three files upload at once, and the next starts when one has arrived', async () => {
    const { queue, underWay, settle } = road();
    queue.add(named('a', 'b', 'c', 'd'));
    expect([...underWay.keys()]).toEqual(['a', 'b', 'c']);
    underWay.get('b')?.arrive();
    await settle();
    expect([...underWay.keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect(queue.files().map((file) => file.state)).toEqual(['sending', 'stored', 'sending', 'sending']);
    expect(queue.files()[1]).toMatchObject({ percent: 100, answer: 'key of b' });
  });

  test('a pending upload is cancelled, and its slot is free for the next', async () => {
    const { queue, underWay, settle } = road();
    queue.add(named('a', 'b', 'c', 'd'));
    queue.remove(queue.files()[0]?.id ?? 0);
    await settle();
    expect(underWay.get('a')?.signal.aborted).toBe(true);
    expect(queue.files().map((file) => file.name)).toEqual(['b', 'c', 'd']);
    expect(underWay.has('d')).toBe(true);
  });

  test('progress is reported, and a failed upload is sent again', async () => {
    const { queue, underWay, settle } = road();
    let notified = 0;
    const stop = queue.subscribe(() => notified++);
    queue.add(named('a'));
    underWay.get('a')?.progress(40);
    expect(queue.files()[0]).toMatchObject({ state: 'sending', percent: 40 });
    underWay.get('a')?.fail();
    await settle();
    expect(queue.files()[0]).toMatchObject({ state: 'failed', error: new Error('no') });
    queue.again(queue.files()[0]?.id ?? 0);
    underWay.get('a')?.arrive();
    await settle();
    expect(queue.files()[0]).toMatchObject({ state: 'stored', error: null });
    expect(notified).toBeGreaterThan(5);
    stop();
    queue.clear();
    expect(queue.files()).toEqual([]);
  });
});
