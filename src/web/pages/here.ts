import { useLocation } from 'react-router';

/** Where one is, with the filters of its list and the part that is looked at: who is sent to sign in comes back to it. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
