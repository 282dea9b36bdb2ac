import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const nothing = () => null;

/** A part that comes later and that the page can do without: where it cannot be fetched, nothing stands in its place. */
export function sparePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
