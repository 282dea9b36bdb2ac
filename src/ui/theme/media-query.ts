import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, now and after changes; `before` is the value on the server and while hydrating. */
export function useMediaQuery(question: string, before: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(question);
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    [question],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(question).matches,
    () => before,
  );
}

/** Returns whether an admin page has room for its side column: 1024 px, as `lg` in the style sheets. */
export const useDesktopWidth = (): boolean => useMediaQuery('(width >= 64rem)', false);
