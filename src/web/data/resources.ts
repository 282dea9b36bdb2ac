import { currentSession, onPersonChange } from '../session/session.ts';
import { nextMoment, Resource, type Load } from './resource.ts';
import { followWrites, onWrite, type Noun } from './touched.ts';

/**
 * What is requested: what the call is about, as its address says, or `browser` for what the browser itself answers; then
 * whatever distinguishes one question about it from another. Equal keys are one question with one answer, on whatever screens it
 * is displayed.
 */
export type ResourceKey = readonly [
  noun: Noun | 'browser',
  ...params: readonly (string | number | boolean | null | undefined)[],
];

/** Answers of screens that were left are held for those who come back, so many of them. */
const maxHeld = 40;

/** In the order in which they were used last. */
const held = new Map<string, Resource<unknown>>();

/** As a text of which the text of a longer key is a continuation. */
const textOf = (key: ResourceKey): string => `${key.map((part) => JSON.stringify(part ?? null)).join()},`;

/** The resource under a key. On the server, where nothing is requested and everybody shares the process, none is held. */
export function resourceOf<T>(key: ResourceKey, load: Load<T>): Resource<T> {
  if (typeof document === 'undefined') return new Resource(load);
  begin();
  const text = textOf(key);
  const resource = (held.get(text) ?? new Resource(load)) as Resource<T>;
  held.delete(text);
  held.set(text, resource as Resource<unknown>);
  if (held.size > maxHeld) dropOldest();
  return resource;
}

/** Without what is displayed: two screens of one key would have an answer each. What was made in this turn may be displayed at its end. */
function dropOldest(): void {
  const [newest] = [...held.keys()].slice(-1);
  for (const [text, resource] of held) {
    if (held.size <= maxHeld) return;
    if (!resource.isVisible && text !== newest) held.delete(text);
  }
}

/** Every resource whose key begins so. */
function under(key: ResourceKey): Resource<unknown>[] {
  const text = textOf(key);
  return [...held].filter(([other]) => other.startsWith(text)).map(([, resource]) => resource);
}

/** Changes what is there now of every resource whose key begins so, wherever it is displayed or held. */
export function update<T>(key: ResourceKey, change: (now: T) => T): void {
  for (const resource of under(key)) (resource as Resource<T>).update(change);
}

/** Every resource whose key begins so is out of date: requested again at once where it is displayed, else when it is. */
export function invalidate(key: ResourceKey): void {
  const at = nextMoment();
  for (const resource of under(key)) resource.outdate(at);
}

let owner: number | null = null;
let begun = false;

/** Forgets what belongs to somebody who is gone, hears of writes, and looks again where somebody comes back. */
function begin(): void {
  if (begun) return;
  begun = true;
  const personNow = () => {
    const session = currentSession();
    return session.state === 'customer' ? session.customer.id : null;
  };
  owner = personNow();
  onPersonChange(() => {
    const before = owner;
    owner = personNow();
    if (before === null) return;
    for (const [text, resource] of held) if (!resource.isVisible) held.delete(text);
    for (const resource of held.values()) resource.forget();
  });
  onWrite((touched) => {
    const at = nextMoment();
    // After the screen that wrote has put in what it was answered.
    setTimeout(() => {
      for (const noun of touched) for (const resource of under([noun])) resource.outdate(at);
    });
  });
  followWrites();
  // No tab of this browser hears what other people write.
  document.addEventListener('visibilitychange', lookAfterReturn);
  addEventListener('focus', lookAfterReturn);
}

/** Whoever comes back to the page sees what others have changed meanwhile; what the browser itself answers is no other than before. */
function lookAfterReturn(): void {
  if (document.visibilityState !== 'visible') return;
  for (const [text, resource] of held) if (!text.startsWith('"browser"')) resource.lookAfterReturn();
}
