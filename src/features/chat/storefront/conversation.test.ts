import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import type { Message } from '../chat.contract.ts';
import { Conversation, type ChatLine } from './conversation.ts';

vi.mock('#web/session/live.ts', () => ({ followLive: () => () => undefined }));

const texts = { noConnection: 'no connection', notSent: 'not sent' };
const pageSize = 3;
let opened = 0;

/** The fake shop: the messages it stores by client id, how often files were signed, and whether there is a network. */
const theShop = {
  network: true,
  answersAreLost: false,
  messages: [] as Message[],
  tries: [] as string[],
  asked: [] as (number | undefined)[],
};

function message(number: number, wanted: Partial<Message> = {}): Message {
  return {
    number,
    client_id: `old-${number}`,
    by: 'staff',
    text: `message ${number}`,
    files: [],
    sent_at: '2026-11-20T08:00:00Z',
    ...wanted,
  } as Message;
}

const line: ChatLine = {
  me: 'customer',
  draftKey: 'of 7',
  load: (before = Infinity) => {
    theShop.asked.push(before === Infinity ? undefined : before);
    if (!theShop.network) return Promise.reject(new CallRefused(0, {}));
    opened += 1;
    const older = theShop.messages.filter(({ number }) => number < before);
    const data = older.slice(-pageSize).map((one) => ({
      ...one,
      files: one.files.map((file) => ({ ...file, address: `${file.name}?signed=${opened}` })),
    }));
    return Promise.resolve({ data, next: older.length > pageSize ? 'older' : null });
  },
  send: ({ client_id: name, text }) => {
    theShop.tries.push(name);
    if (!theShop.network) return Promise.reject(new CallRefused(0, {}));
    const known = theShop.messages.find((one) => one.client_id === name);
    const stored = known ?? message(theShop.messages.length + 1, { client_id: name, text, by: 'customer' });
    if (known === undefined) theShop.messages.push(stored);
    return theShop.answersAreLost ? Promise.reject(new CallRefused(0, {})) : Promise.resolve(stored);
  },
  read: () => Promise.resolve(),
  typing: () => Promise.resolve(),
  streamAddress: () => '',
};

const settled = () => vi.advanceTimersByTimeAsync(1);
const written = () => theShop.messages.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(theShop, { network: true, answersAreLost: false, messages: [], tries: [], asked: [] });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the conversation as a freshly loaded page does. */
async function open(over: Partial<ChatLine> = {}): Promise<{ conversation: Conversation; leave: () => void }> {
  const conversation = new Conversation({ ...line, ...over }, texts);
  const leave = conversation.open();
  await settled();
  return { conversation, leave };
}

test('ACC-07 unsent messages survive a reload and are sent once, in order', async () => {
  const first = await open();
  theShop.network = false;
  first.conversation.send('one');
  first.conversation.send('two');
  await settled();
  expect(first.conversation.snapshot().pending.map(({ failed }) => failed)).toEqual(['no connection', 'no connection']);
  first.leave();
  theShop.network = true;
  const second = await open();
  expect([written(), second.conversation.snapshot().pending]).toEqual([['one', 'two'], []]);
  second.leave();
  await open();
  expect(written()).toEqual(['one', 'two']);
});

test('ACC-07 a message that arrived although its response was lost is not sent again after a reload', async () => {
  const first = await open();
  theShop.answersAreLost = true;
  first.conversation.send('one');
  await settled();
  first.leave();
  theShop.answersAreLost = false;
  const tries = theShop.tries.length;
  const { conversation } = await open();
  expect([written(), theShop.tries.length, conversation.snapshot().pending]).toEqual([['one'], tries, []]);
});

test('ACC-07 a message written while the page loads does not displace unsent ones; nobody else gets it', async () => {
  const first = await open();
  theShop.network = false;
  first.conversation.send('left');
  await settled();
  first.leave();
  const { conversation } = await open();
  expect(conversation.snapshot().state).toBe('failed');
  conversation.send('new');
  await settled();
  const other = await open({ draftKey: 'of 8' });
  expect(other.conversation.snapshot().pending).toEqual([]);
  theShop.network = true;
  await open();
  expect(written()).toEqual(['left', 'new']);
});

test('ACC-07 a discarded message does not come back', async () => {
  theShop.network = true;
  const { conversation, leave } = await open();
  theShop.network = false;
  conversation.send('regretted');
  await settled();
  conversation.giveUp(conversation.snapshot().pending[0]?.client_id ?? '');
  leave();
  theShop.network = true;
  await open();
  expect(written()).toEqual([]);
});

test('ACC-07 the addresses of files are renewed on older pages too, and pages without files are not requested', async () => {
  const file = { name: 'f', address: '', mime_type: 'text/plain', bytes: 1, width: null, height: null };
  theShop.messages = Array.from({ length: 9 }, (_, index) =>
    message(index + 1, index === 1 || index === 8 ? { files: [file] } : {}),
  );
  const { conversation } = await open();
  await conversation.loadOlder();
  await conversation.loadOlder();
  const addresses = () =>
    conversation.snapshot().log.messages.flatMap(({ files }) => files.map(({ address }) => address));
  expect(addresses()).toHaveLength(2);
  const before = addresses();
  theShop.asked = [];
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(theShop.asked).toEqual([undefined, 4]);
  expect(addresses().filter((address) => before.includes(address))).toEqual([]);
});

test('messages of a person who has left are not sent as somebody else, and wait for that person', async () => {
  const { setSession } = await import('#web/session/session.ts');
  const signIn = (id: number) => {
    setSession({ state: 'customer', customer: { id } } as Parameters<typeof setSession>[0]);
  };
  signIn(7);
  const answers: (() => void)[] = [];
  const first = await open({
    send: (wanted) => new Promise((resolve) => answers.push(() => resolve(line.send(wanted)))),
  });
  first.conversation.send('one');
  first.conversation.send('two');
  first.leave();
  signIn(8);
  answers.shift()?.();
  await settled();
  expect(answers).toEqual([]);
  expect(written()).toEqual(['one']);
  signIn(7);
  await open();
  expect(written()).toEqual(['one', 'two']);
});

test('a response for a page that was left does not remove what the next page stores', async () => {
  const answers: (() => void)[] = [];
  const first = await open({
    send: (wanted) => new Promise((resolve) => answers.push(() => resolve(line.send(wanted)))),
  });
  first.conversation.send('one');
  first.leave();
  theShop.network = false;
  const second = await open();
  second.conversation.send('two');
  await settled();
  theShop.network = true;
  answers.shift()?.();
  await settled();
  second.leave();
  await open();
  expect(written()).toEqual(['one', 'two']);
});

test('a conversation that could not be opened offline opens by itself when the network is back', async () => {
  theShop.network = false;
  const { conversation, leave } = await open();
  expect(conversation.snapshot().state).toBe('failed');
  theShop.network = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(conversation.snapshot().state).toBe('ready');
  leave();
  theShop.network = false;
  const left = await open();
  left.leave();
  theShop.asked = [];
  theShop.network = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(theShop.asked).toEqual([]);
});

test('what was written after a message whose answer was lost does not overtake it, and both go out by themselves', async () => {
  let lost = 0;
  const { conversation } = await open({
    send: (one) => {
      lost += 1;
      return lost > 2 ? line.send(one) : Promise.reject(new CallRefused(0, {}));
    },
  });
  conversation.send('one');
  conversation.send('two');
  await settled();
  expect(conversation.snapshot().pending.map(({ failed }) => failed)).toEqual(['no connection', 'no connection']);
  conversation.send('three');
  await settled();
  expect(written()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(written()).toEqual(['one', 'two', 'three']);
  expect(conversation.snapshot().pending).toEqual([]);
});
