import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Load, LookAgain, ResourceState } from './resource.ts';
import { resourceOf, type ResourceKey } from './resources.ts';

/** What a screen does with a resource beside showing it. */
export interface ResourceActions<T> {
  /**
   * Loads again; what is there stays meanwhile. After a write there is no need to: what it touched is loaded by itself.
   */
  readonly refresh: () => void;
  /** Puts in what a call answered. */
  readonly replace: (data: T) => void;
  /** Changes what is there now, whatever it was when the screen was drawn. */
  readonly update: (change: (now: T) => T) => void;
}

export type UsedResource<T> = ResourceState<T> & ResourceActions<T>;

export interface ResourceOptions<T> {
  /** For what goes on by itself, such as a job: when to look at it again. */
  readonly lookAgain?: LookAgain<T>;
  /** Once it is left nothing of it stays: for what a screen begins with and does not follow, such as a form without a draft. */
  readonly fresh?: boolean;
  /** What the page brought along: it is displayed at once, by the server too, and nothing is requested until it may have changed. */
  readonly first?: T | undefined;
}

/**
 * What the shop answers to a question, requested when the screen comes, and again after every write that touched it. The key is what the call
 * is about and what distinguishes one such question from another: `['admin/orders', 'list', filter]`. Who comes back sees at once what was
 * there, until the newer answer comes: see {@link Resource}.
 */
export function useResource<T>(
  key: ResourceKey,
  load: Load<T>,
  { lookAgain, fresh = false, first }: ResourceOptions<T> = {},
): UsedResource<T> {
  const text = JSON.stringify(key);
  const [visible, setVisible] = useState(() => ({ text, resource: resourceOf(key, load) }));
  let { resource } = visible;
  if (visible.text !== text) {
    resource = resourceOf(key, load);
    setVisible({ text, resource });
  }
  const now = useSyncExternalStore(resource.subscribe, resource.snapshot, serverSnapshot<T>);
  useEffect(() => {
    resource.use(load, lookAgain, !fresh);
  });
  const brought = useEffectEvent(() => first);
  useEffect(() => resource.open(brought()), [resource]);
  const visibleNow: ResourceState<T> =
    now.state === 'loading' && first !== undefined ? { state: 'ready', data: first, stale: false } : now;
  return { ...visibleNow, refresh: resource.refresh, replace: resource.replace, update: resource.update };
}

const loading: ResourceState<never> = { state: 'loading' };
/** While a rendered page comes alive it shows what the server did. */
const serverSnapshot = <T>(): ResourceState<T> => loading;
