import { useLocation } from 'react-router';

/** Returns the current address with the filters of its list and its hash, so that signing in returns to it. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
