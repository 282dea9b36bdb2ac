import { currentSession, onPersonChange } from '../session/session.ts';
import { nextMoment, Resource, type Load } from './resource.ts';
import { followWrites, onWrite, type Noun } from './touched.ts';

/**
 * The key of a request: the noun of its address, or `browser` for data from the browser itself; then whatever distinguishes it from other requests.
 * Equal keys are one request with one response, on whatever screens it is displayed.
 */
export type ResourceKey = readonly [
  noun: Noun | 'browser',
  ...params: readonly (string | number | boolean | null | undefined)[],
];

/** The maximum number of responses cached after their screens are closed, for a return to them. */
const maxHeld = 40;

/** In the order of their last use. */
const held = new Map<string, Resource<unknown>>();

/** Returns a key as text; the text of a longer key starts with that of its prefix. */
const textOf = (key: ResourceKey): string => `${key.map((part) => JSON.stringify(part ?? null)).join()},`;

/** Returns the resource of a key. On the server, where nothing is requested and all users share the process, none is cached. */
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

/**
 * Deletes the oldest resources except displayed ones: two screens with one key would have separate responses. One created in this tick may be
 * displayed at its end.
 */
function dropOldest(): void {
  const [newest] = [...held.keys()].slice(-1);
  for (const [text, resource] of held) {
    if (held.size <= maxHeld) return;
    if (!resource.isVisible && text !== newest) held.delete(text);
  }
}

/** Returns all resources whose key has this prefix. */
function under(key: ResourceKey): Resource<unknown>[] {
  const text = textOf(key);
  return [...held].filter(([other]) => other.startsWith(text)).map(([, resource]) => resource);
}

/** Changes the current data of all resources whose key has this prefix, displayed or cached. */
export function update<T>(key: ResourceKey, change: (now: T) => T): void {
  for (const resource of under(key)) (resource as Resource<T>).update(change);
}

/** Marks all resources whose key has this prefix as out of date: requested again at once if displayed, else when displayed next. */
export function invalidate(key: ResourceKey): void {
  const at = nextMoment();
  for (const resource of under(key)) resource.outdate(at);
}

let owner: number | null = null;
let begun = false;

/** Deletes the data of a person who signs out, subscribes to writes, and reloads on return to the page. */
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
    // After the screen that made the write has applied its response.
    setTimeout(() => {
      for (const noun of touched) for (const resource of under([noun])) resource.outdate(at);
    });
  });
  followWrites();
  // No tab of this browser is notified of other people's writes.
  document.addEventListener('visibilitychange', lookAfterReturn);
  addEventListener('focus', lookAfterReturn);
}

/** Reloads what others may have changed when the user returns to the page; data from the browser itself has not changed. */
function lookAfterReturn(): void {
  if (document.visibilityState !== 'visible') return;
  for (const [text, resource] of held) if (!text.startsWith('"browser"')) resource.lookAfterReturn();
}
