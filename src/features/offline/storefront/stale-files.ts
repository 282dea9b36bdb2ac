import { isFetchingAhead } from '#ui/loaded-later.tsx';
import { isTypedHere, watchTyping } from '#web/forms/typed-here.ts';
import { pageVersion } from './page-version.ts';

const key = 'reloaded-for';

/**
 * Recovers from deployments: afterwards the server may lack chunks that an open page has yet to load. The page is then reloaded, once per URL and
 * build, since a chunk missing in the new build too must not cause an endless loop. If the user has typed something, it is not reloaded
 * automatically; `onTyped` suggests it instead. Errors of preloads are ignored. Returns a function that stops it.
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
    // Without session storage an endless reload loop could not be detected.
    return true;
  }
}
