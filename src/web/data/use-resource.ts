import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Load, LookAgain, ResourceState } from './resource.ts';
import { resourceOf, type ResourceKey } from './resources.ts';

/** What a screen can do with a resource besides displaying it. */
export interface ResourceActions<T> {
  /** Loads again; the current data stays meanwhile. Not needed after a write: what it changed is reloaded automatically. */
  readonly refresh: () => void;
  /** Replaces the data with the response of a call. */
  readonly replace: (data: T) => void;
  /** Changes the current data, whatever it was at the last render. */
  readonly update: (change: (now: T) => T) => void;
}

export type UsedResource<T> = ResourceState<T> & ResourceActions<T>;

export interface ResourceOptions<T> {
  /** For data that changes by itself, such as a job: when to reload it. */
  readonly lookAgain?: LookAgain<T>;
  /** Whether it is discarded when the screen is closed: for initial data that a screen does not follow, such as that of a form without a draft. */
  readonly fresh?: boolean;
  /** The data from the page's loader: displayed at once, by the server too, and not requested until it may have changed. */
  readonly first?: T | undefined;
}

/**
 * Returns the response to a request, made when the screen mounts, and again after every write that changed it. The key is the noun of the call and
 * whatever distinguishes the request from others: `['admin/orders', 'list', filter]`. On return to a screen the previous data is displayed until the
 * newer response arrives: see {@link Resource}.
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
/** During hydration it renders the same as the server did. */
const serverSnapshot = <T>(): ResourceState<T> => loading;
