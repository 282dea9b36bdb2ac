import { useEffect, useState, useSyncExternalStore } from 'react';
import { Resource, type Load, type ResourceState } from './resource.ts';

/** What was asked of the shop by a screen that belongs to one customer. */
export type Answer<T> = ResourceState<T>;

/** What a screen does with its answer beside showing it. */
export interface AnswerActions<T> {
  /** Asks again, as somebody's decision made it out of date; what is there stays meanwhile. */
  readonly ask: () => void;
  /** Puts in what a call answered. */
  readonly replace: (answer: T) => void;
  /** Changes what is there now, whatever it was when the screen was drawn. */
  readonly update: (change: (now: T) => T) => void;
}

/** A resource for each key; another key is another question. */
export function useKeyedResource<T>(key: string, make: () => Resource<T>): Resource<T> {
  const [held, setHeld] = useState(() => ({ key, resource: make() }));
  if (held.key === key) return held.resource;
  const next = { key, resource: make() };
  setHeld(next);
  return next.resource;
}

/** Asks once for each key, and again when told to: see {@link Resource}. What was asked before is left. */
export function useAnswer<T>(key: string, load: Load<T>): Answer<T> & AnswerActions<T> {
  const resource = useKeyedResource(key, () => new Resource(load));
  return useResourceOf(resource, load);
}

/** A resource as a screen shows it, for as long as it does. */
export function useResourceOf<T>(resource: Resource<T>, load: Load<T>): Answer<T> & AnswerActions<T> {
  const now = useSyncExternalStore(resource.subscribe, resource.snapshot, resource.snapshot);
  useEffect(() => {
    resource.use(load);
  });
  useEffect(() => resource.open(), [resource]);
  return { ...now, ask: resource.ask, replace: resource.replace, update: resource.update };
}
