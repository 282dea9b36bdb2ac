const firstMs = 5_000;
const longestMs = 60_000;

/**
 * Calls a listener when there may be a network again: when the browser says so, and after a while, which grows from call
 * to call, because it does not always know. Returns how to wait for the next time.
 */
export function whenBack(listener: () => void): { readonly wait: () => void; readonly done: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstMs;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };
  const onOnline = () => {
    stop();
    listener();
  };
  return {
    wait: () => {
      stop();
      addEventListener('online', onOnline);
      timer = setTimeout(onOnline, pause);
      pause = Math.min(longestMs, pause * 2);
    },
    done: () => {
      stop();
      pause = firstMs;
    },
  };
}
