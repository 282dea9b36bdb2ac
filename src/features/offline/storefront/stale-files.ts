import { isFetchingAhead } from '#ui/loaded-later.tsx';
import { isTypedHere, watchTyping } from '#web/forms/typed-here.ts';
import { pageVersion } from './page-version.ts';

const key = 'reloaded-for';

/**
 * After a deploy the server may not have the parts any more that an open page has yet to load. The page is then loaded
 * anew, once for each address and build: a part that is missing in the new build too must not reload for ever. Where somebody has typed something,
 * nothing is loaded anew by itself: `onTyped` offers it. A part that nobody waits for yet may be missing. Answers how to stop.
 */
export function recoverFromDeploys(onTyped: () => void): () => void {
  const stopWatching = watchTyping(document);
  const recover = () => {
    if (isFetchingAhead()) return;
    if (isTypedHere()) onTyped();
    else if (navigator.onLine && !wasReloadedHere()) location.reload();
  };
  addEventListener('vite:preloadError', recover);
  return () => {
    stopWatching();
    removeEventListener('vite:preloadError', recover);
  };
}

function wasReloadedHere(): boolean {
  try {
    const here = `${location.pathname} ${pageVersion() ?? ''}`;
    if (sessionStorage.getItem(key) === here) return true;
    sessionStorage.setItem(key, here);
    return false;
  } catch {
    // Without a memory nothing says that it would not go on for ever.
    return true;
  }
}
