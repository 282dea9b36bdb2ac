import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and as it changes; `before` is what is taken for it on the server and while hydrating. */
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

/** Whether there is room for what an admin page has beside its page: 1024 px, as `lg` in the style sheets. */
export const useDesktopWidth = (): boolean => useMediaQuery('(width >= 64rem)', false);
