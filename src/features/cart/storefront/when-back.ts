const firstMs = 5_000;
const longestMs = 60_000;

/**
 * Calls a listener when the network may be back: on the browser's `online` event, and after a delay that grows from call to call, because the browser
 * does not always detect it. Returns functions that start and end the wait.
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
