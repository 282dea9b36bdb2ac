import { useEffect } from 'react';

/**
 * Loads the page as a document of its own when it was come to from another one: a document may speak only to whom its
 * own security policy names, and that of no other page names the card provider.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry !== undefined && new URL(entry.name, location.href).pathname !== location.pathname) location.reload();
  }, []);
}
