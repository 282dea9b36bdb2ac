import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router';
import { onPersonChange } from '../session/session.ts';

const cached = new Map<string, unknown>();
const maxCached = 50;
onPersonChange(() => {
  cached.clear();
});

function remember(name: string, value: unknown): void {
  cached.delete(name);
  cached.set(name, value);
  const [oldest] = cached.keys();
  if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
}

/**
 * State of a page stored with its entry of the browser's history: Back restores it, a new visit begins with `initial`. For choices that no link
 * should contain; those that links contain belong in the address.
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const entry = `${key} ${name}`;
  const [value, setValue] = useState(() => (cached.has(entry) ? (cached.get(entry) as Value) : initial));
  useEffect(() => {
    remember(entry, value);
  }, [entry, value]);
  return [value, setValue];
}
