/** Returns a text that the previous page passed in the navigation state. */
export function textInState(state: unknown, name: string): string | null {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' ? value : null;
}
