import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { nextMoment, Resource } from './resource.ts';
import { loadAsMuch, withPart } from './use-pages.ts';

vi.mock('../pages/guard.ts', () => ({ reportQuietly: vi.fn() }));
vi.mock('./use-resource.ts', () => ({}));

interface Requested {
  readonly answer: (value: string) => void;
  readonly fail: (error: unknown) => void;
  readonly signal: AbortSignal;
}

describe('a request to the shop', () => {
  let requests: Requested[];
  let resource: Resource<string>;
  let network: EventTarget;
  const load = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      requests.push({ answer, fail, signal });
    });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  beforeEach(() => {
    vi.useFakeTimers();
    network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    requests = [];
    resource = new Resource(load);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('the old response stays while a newer one loads', async () => {
    resource.open();
    expect(resource.snapshot()).toEqual({ state: 'loading' });
    requests[0]!.answer('old');
    await settled();
    resource.refresh();
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'old', stale: true });
    requests[1]!.answer('new');
    await settled();
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'new', stale: false });
  });

  test('data delivered with the page is not requested until it may have changed', async () => {
    resource.open('of the page');
    expect(requests).toHaveLength(0);
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'of the page', stale: false });
    resource.outdate(nextMoment());
    requests[0]!.answer('newer');
    await settled();
    // Opening a second screen with an older page displays the newest known data.
    resource.open('of an older page');
    expect(resource.snapshot()).toMatchObject({ state: 'ready', data: 'newer' });
    expect(requests).toHaveLength(1);
  });

  test('an older response never replaces a newer one', async () => {
    resource.open();
    resource.refresh();
    expect(requests[0]!.signal.aborted).toBe(true);
    requests[1]!.answer('second');
    requests[0]!.answer('first');
    await settled();
    expect(resource.snapshot()).toMatchObject({ data: 'second' });
  });

  test("a screen's change is not overwritten by a response requested earlier", async () => {
    resource.open();
    requests[0]!.answer('a');
    await settled();
    resource.refresh();
    resource.update((now) => `${now}+`);
    requests[1]!.answer('a');
    await settled();
    expect(resource.snapshot()).toMatchObject({ data: 'a+' });
    requests[2]!.answer('a+ of the shop');
    await settled();
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'a+ of the shop', stale: false });
  });

  test('without a network loaded data stays, and is requested again when the network is back', async () => {
    resource.open();
    requests[0]!.answer('read');
    await settled();
    resource.refresh();
    requests[1]!.fail(new CallRefused(0, {}));
    await settled();
    expect(resource.snapshot()).toMatchObject({ state: 'ready', data: 'read', stale: true });
    network.dispatchEvent(new Event('online'));
    requests[2]!.answer('newer');
    await settled();
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'newer', stale: false });
  });

  test('stale data displayed because the shop was busy is requested again until it responds', async () => {
    resource.open();
    requests[0]!.answer('two devices');
    await settled();
    resource.refresh();
    requests[1]!.fail(new CallRefused(503, {}));
    await settled();
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'two devices', stale: true });
    await vi.advanceTimersByTimeAsync(2_000);
    requests[2]!.answer('this one');
    await settled();
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'this one', stale: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
  });

  test('a failed first request is reported, retried with increasing delays, and stopped once it is left', async () => {
    const leave = resource.open();
    requests[0]!.fail(new CallRefused(0, {}));
    await settled();
    expect(resource.snapshot()).toMatchObject({ state: 'failed', refused: { status: 0 } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(2);
    requests[1]!.fail(new CallRefused(0, {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(3);
    leave();
    requests[2]!.answer('late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
    expect(resource.snapshot()).toMatchObject({ state: 'failed' });
  });

  test('a first request to a busy shop is reported, and repeated until it succeeds', async () => {
    resource.open();
    requests[0]!.fail(new CallRefused(503, {}));
    await settled();
    expect(resource.snapshot()).toMatchObject({ state: 'failed', refused: { status: 503 } });
    await vi.advanceTimersByTimeAsync(2_000);
    requests[1]!.answer('the choices');
    await settled();
    expect(resource.snapshot()).toEqual({ state: 'ready', data: 'the choices', stale: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
  });

  test('screens that display the same data request it once, and the last to leave releases it', async () => {
    const leave = resource.open();
    const leaveToo = resource.open();
    expect(requests).toHaveLength(1);
    leave();
    expect(requests[0]!.signal.aborted).toBe(false);
    leaveToo();
    expect(requests[0]!.signal.aborted).toBe(true);
    resource.open();
    expect(requests).toHaveLength(2);
  });

  test('initial data that a screen does not subscribe to is not cached for its return', async () => {
    resource.use(load, undefined, false);
    const leave = resource.open();
    requests[0]!.answer('as it was');
    await settled();
    leave();
    expect(resource.snapshot()).toEqual({ state: 'loading' });
  });

  test('polled data is requested again after each response, never concurrently, and only while visible', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    resource.use(load, (now) => (now === 'over' ? null : 1_000));
    resource.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
    requests[0]!.answer('10 of 60');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(2);
    // A screen makes a request meanwhile: the older one is aborted, and no request follows its response.
    resource.refresh();
    requests[2]!.answer('60 of 60');
    requests[1]!.answer('20 of 60');
    await settled();
    expect(resource.snapshot()).toMatchObject({ data: '60 of 60' });
    page.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toHaveLength(4);
    requests[3]!.fail(new CallRefused(503, {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(resource.snapshot()).toMatchObject({ data: '60 of 60' });
    requests[4]!.answer('over');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(5);
  });

  test('a deleted item is reported as deleted', async () => {
    resource.open();
    requests[0]!.answer('there');
    await settled();
    resource.refresh();
    requests[1]!.fail(new CallRefused(404, { code: 'not-found' }));
    await settled();
    expect(resource.snapshot()).toMatchObject({ state: 'failed', refused: { code: 'not-found' } });
  });
});

describe('a long list', () => {
  const part = (from: number, next: string | null) => ({ data: [from, from + 1], next });

  test('is reloaded at its previous length', async () => {
    vi.stubGlobal('location', { origin: 'https://shop.test' });
    const load = vi.fn(({ after = '0' }: Readonly<Record<string, string>>) =>
      Promise.resolve(part(Number(after), Number(after) < 4 ? `/api/x/?after=${Number(after) + 2}` : null)),
    );
    const list = await loadAsMuch(load, new AbortController().signal, 4);
    expect(list).toEqual({ data: [0, 1, 2, 3], next: '/api/x/?after=4' });
    expect((await loadAsMuch(load, new AbortController().signal, 99)).data).toHaveLength(6);
  });

  test('accepts no page of a list that changed meanwhile', () => {
    const now = part(0, '/next');
    expect(withPart(now, '/next', part(2, null))).toEqual({ data: [0, 1, 2, 3], next: null });
    expect(withPart(now, '/other', part(2, null))).toBe(now);
  });

  test('has the data beside its rows from the newest response, in whatever order they arrive', async () => {
    type Counted = ReturnType<typeof part> & { readonly count: number };
    const counted = (from: number, next: string | null, count: number): Counted => ({ ...part(from, next), count });
    const answers = [counted(0, '/a', 10), counted(0, '/a', 9)];
    const resource = new Resource<Counted>((signal) =>
      loadAsMuch<number, Counted>(() => Promise.resolve(answers.shift() ?? counted(0, null, 0)), signal, 0),
    );
    const leave = resource.open();
    await vi.waitFor(() => {
      expect(resource.snapshot()).toMatchObject({ data: { count: 10 } });
    });
    // The next page is loading while a decision reloads the list; its response, outdated by then, arrives last.
    resource.refresh();
    await vi.waitFor(() => {
      expect(resource.snapshot()).toMatchObject({ data: { count: 9 } });
    });
    resource.update((list) => withPart<number, Counted>(list, '/a', counted(2, null, 10)));
    expect(resource.snapshot()).toMatchObject({ data: { data: [0, 1, 2, 3], next: null, count: 9 } });
    leave();
    const parts = [counted(0, '/b', 4), counted(2, null, 4)];
    const both = await loadAsMuch<number, Counted>(
      () => Promise.resolve(parts.shift() ?? counted(0, null, 0)),
      new AbortController().signal,
      4,
    );
    expect(both).toEqual({ data: [0, 1, 2, 3], next: null, count: 4 });
  });
});
