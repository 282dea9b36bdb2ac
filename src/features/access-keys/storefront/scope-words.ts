import type { scopeAreaWords } from '../access-keys.messages.ts';
import type { Scope } from '#shared/contract/key-scopes.ts';

/** The area that a scope belongs to. */
export type ScopeArea = keyof (typeof scopeAreaWords)['fa'];

/** An area with its scopes. */
export interface AreaScopes {
  readonly area: ScopeArea;
  readonly scopes: readonly Scope[];
}

const areaOf = (scope: string) => scope.split(':', 1)[0] as ScopeArea;

/** Whether a scope permits changes. */
export const isWriting = (scope: string): boolean => scope.endsWith(':write');

/** Groups scopes by area, in their order of appearance. */
export function byArea(scopes: readonly string[]): AreaScopes[] {
  const areas = new Map<ScopeArea, Scope[]>();
  for (const scope of scopes as readonly Scope[])
    areas.set(areaOf(scope), [...(areas.get(areaOf(scope)) ?? []), scope]);
  return [...areas].map(([area, own]) => ({ area, scopes: own }));
}
