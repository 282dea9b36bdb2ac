import type { scopeAreaWords } from '../access-keys.messages.ts';
import type { Scope } from '#shared/contract/key-scopes.ts';

/** What a scope is about. */
export type ScopeArea = keyof (typeof scopeAreaWords)['fa'];

/** An area with the scopes that it has. */
export interface AreaScopes {
  readonly area: ScopeArea;
  readonly scopes: readonly Scope[];
}

const areaOf = (scope: string) => scope.split(':', 1)[0] as ScopeArea;

/** Whether a scope changes something. */
export const isWriting = (scope: string): boolean => scope.endsWith(':write');

/** Scopes by their area, in the order in which they come. */
export function byArea(scopes: readonly string[]): AreaScopes[] {
  const areas = new Map<ScopeArea, Scope[]>();
  for (const scope of scopes as readonly Scope[])
    areas.set(areaOf(scope), [...(areas.get(areaOf(scope)) ?? []), scope]);
  return [...areas].map(([area, own]) => ({ area, scopes: own }));
}
