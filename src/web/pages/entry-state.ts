import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onPersonChange } from '../session/session.ts';

const remembered = new Map<string, unknown>();
const maxRemembered = 50;
onPersonChange(() => {
  remembered.clear();
});

function remember(name: string, value: unknown): void {
  remembered.delete(name);
  remembered.set(name, value);
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
}

/**
 * What was chosen on a page, remembered by its entry of the browser's history: Back finds it, a new visit begins with `initial`. For a
 * choice that no link should name; the address is for those.
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (next: Value) => void] {
  const { key } = useLocation();
  const entry = `${key} ${name}`;
  const [value, setValue] = useState(() => (remembered.has(entry) ? (remembered.get(entry) as Value) : initial));
  useEffect(() => {
    remember(entry, value);
  }, [entry, value]);
  return [value, setValue];
}
