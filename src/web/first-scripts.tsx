import { createContext, useContext } from 'react';

/** The addresses of the scripts that the page starts with; the server alone knows them. */
export const FirstScriptsContext = createContext<readonly string[]>([]);

/**
 * Has the scripts of a page fetched early, but after what is seen of it: the page is whole without them, and on a slow
 * line eleven scripts beside it would keep the first image waiting for a second. The router's own preloads are for
 * browsers "high", and come to nothing where a module is already under way.
 */
export function FirstScripts() {
  const addresses = useContext(FirstScriptsContext);
  if (!import.meta.env.SSR) return null;
  return addresses.map((address) => <link key={address} rel="modulepreload" href={address} fetchPriority="low" />);
}
