import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { setSession, type Session } from '../session/session.ts';
import { Action } from './action.ts';
import { createOnce } from './create-once.ts';
import { giveUpDraft } from './stored-draft.ts';

interface Post {
  readonly slug: string;
  readonly title: string;
}

/** A shop that executes a request once per key, and refuses a slug that is taken. */
class FakeShop {
  readonly posts: Post[] = [];
  private readonly done = new Map<string, { body: string; id: number }>();
  /** Which message is lost next: the response or the request. */
  loses: 'answer' | 'request' | null = null;

  readonly create = (body: Post, { 'idempotency-key': key }: { 'idempotency-key': string }): Promise<number> => {
    const lost = this.loses;
    this.loses = null;
    if (lost === 'request') return Promise.reject(new CallRefused(0, {}));
    const id = this.createUnder(body, key);
    return lost === 'answer' ? Promise.reject(new CallRefused(0, {})) : id;
  };

  private createUnder(body: Post, key: string): Promise<number> {
    const before = this.done.get(key);
    if (before?.body === JSON.stringify(body)) return Promise.resolve(before.id);
    if (before !== undefined) return Promise.reject(new CallRefused(422, { code: 'idempotency-key-reused' }));
    if (this.posts.some(({ slug }) => slug === body.slug))
      return Promise.reject(new CallRefused(409, { code: 'slug-taken' }));
    const id = this.posts.push(body) - 1;
    this.done.set(key, { body: JSON.stringify(body), id });
    return Promise.resolve(id);
  }
}

let shop: FakeShop;
const screen = () => {
  const action = new Action();
  const messages = {
    explain: ({ code }: CallRefused) => code,
    onDone: vi.fn(),
    onError: vi.fn(),
    onUnexpected: (error: unknown) => {
      throw error;
    },
  };
  const save = (post: Post) =>
    action.run(
      () =>
        createOnce(action.key, 'post:0', post, {
          create: shop.create,
          correct: (id) => {
            shop.posts[id] = post;
            return Promise.resolve(id);
          },
        }),
      messages,
    );
  return { save, code: () => action.current().message };
};
const tea = (title: string): Post => ({ slug: 'tea', title });

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  setSession({ state: 'customer', customer: { id: 1 } } as Session);
  giveUpDraft('post:0');
  shop = new FakeShop();
});

test('an item created with a lost response is corrected, whichever attempt it was', async () => {
  const { save } = screen();
  shop.loses = 'answer';
  expect(await save(tea('first'))).toBe(false);
  shop.loses = 'request';
  expect(await save(tea('second'))).toBe(false);
  expect(await save(tea('third'))).toBe(true);
  expect(shop.posts).toEqual([tea('third')]);
});

test('an unchangeable item is deleted and recreated, once, even if that response is lost as well', async () => {
  const action = new Action();
  const removed: number[] = [];
  const make = (name: string, post: Post): Promise<number> =>
    createOnce(action.key, name, post, {
      create: shop.create,
      correct: (id) => {
        removed.push(id);
        shop.loses = shop.posts.length === 1 ? 'answer' : null;
        return make(`${name} again`, post);
      },
    });
  const messages = { explain: () => null, onDone: vi.fn(), onError: vi.fn(), onUnexpected: vi.fn() };
  const press = (slug: string) => action.run(() => make('post:0', { slug, title: slug }), messages);
  shop.loses = 'answer';
  expect(await press('first')).toBe(false);
  expect(await press('second')).toBe(false);
  expect(await press('second')).toBe(true);
  expect([shop.posts.map(({ slug }) => slug), removed]).toEqual([
    ['first', 'second'],
    [0, 0],
  ]);
});

test('an undelivered item is created as corrected', async () => {
  const { save } = screen();
  shop.loses = 'request';
  await save(tea('first'));
  expect(await save(tea('second'))).toBe(true);
  expect(shop.posts).toEqual([tea('second')]);
});

test('an item created after a success is a new one', async () => {
  const { save } = screen();
  await save(tea('first'));
  expect(await save({ slug: 'cups', title: 'second' })).toBe(true);
  expect(shop.posts).toHaveLength(2);
});

test('a reopened screen overwrites nothing: it reports that, and creates what it is sent next', async () => {
  shop.loses = 'answer';
  await screen().save(tea('first'));
  const opened = screen();
  const cups = { slug: 'cups', title: 'second' };
  expect(await opened.save(cups)).toBe(false);
  expect(opened.code()).toBe('idempotency-key-reused');
  expect(shop.posts).toEqual([tea('first')]);
  expect(await opened.save(cups)).toBe(true);
  expect(shop.posts).toEqual([tea('first'), cups]);
});
