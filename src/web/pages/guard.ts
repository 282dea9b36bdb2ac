import { CallRefused } from '#shared/contract/api-client.ts';

/** The notice of an error that no screen expected. */
const problem = 'shop:failure';

/**
 * After any uncaught error or unhandled rejection the screens learn of it, so that 'Something went wrong.' is
 * displayed, and the server's log gets a line.
 */
export function guardAgainstSurprises(): void {
  addEventListener('error', (event) => {
    if (event.error !== undefined && event.error !== null) report(event.error);
  });
  addEventListener('unhandledrejection', (event) => {
    // Such as the way of an image that Back breaks off: nothing that the browser's console should call an error.
    if (wasLeft(event.reason) || isUnseenTransition(event.reason)) event.preventDefault();
    else report(event.reason);
  });
}

/** Calls the listener at each error; answers how to stop. */
export function onError(listener: () => void): () => void {
  addEventListener(problem, listener);
  return () => {
    removeEventListener(problem, listener);
  };
}

let reports = 0;
const maxReports = 5;

/** Reports an error to the screens and the server's log. */
export function report(error: unknown): void {
  if (wasLeft(error)) return;
  dispatchEvent(new Event(problem));
  sendToLog(error);
}

/** An error that the screen copes with: only the server's log gets a line, and none about what is not there, which any visitor's address can name. */
export function reportQuietly(error: unknown): void {
  if (wasLeft(error) || (error instanceof CallRefused && error.status === 404)) return;
  if (typeof document === 'undefined') process.emitWarning(inOneLine(error));
  else sendToLog(error);
}

/** An error in one line; of a refused call, whose message is a sentence for shoppers, also the call, its status and its code. */
export function inOneLine(error: unknown): string {
  if (error instanceof CallRefused)
    return `${error.name}: ${error.call || 'a call'} answered ${error.status || 'nothing'} (${error.code}) ${error.message}`.trim();
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** A call that its caller left, or whose person did. */
export function wasLeft(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The next page was drawn without the way to it: as its browser waits four seconds at the most, or nobody looks at the tab. */
const isUnseenTransition = (error: unknown): boolean =>
  error instanceof DOMException && /transition/i.test(error.message);

function sendToLog(error: unknown): void {
  reports += 1;
  if (reports > maxReports) return;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const body = JSON.stringify({
    message: inOneLine(error).slice(0, 500),
    stack: stack.slice(0, 4_000),
    page: location.pathname,
  });
  void fetch('/api/failures/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
