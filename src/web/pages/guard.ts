import { CallRefused } from '#shared/contract/api-client.ts';

/** The name of the event of an unexpected error. */
const problem = 'shop:failure';

/** Reports any uncaught error or unhandled rejection to the screens, so that 'Something went wrong.' is displayed, and to the server's log. */
export function guardAgainstSurprises(): void {
  addEventListener('error', (event) => {
    if (event.error !== undefined && event.error !== null) report(event.error);
  });
  addEventListener('unhandledrejection', (event) => {
    // Such as an image transition that Back interrupts: not an error for the browser's console.
    if (wasLeft(event.reason) || isUnseenTransition(event.reason)) event.preventDefault();
    else report(event.reason);
  });
}

/** Calls the listener at each error; returns a function that unsubscribes it. */
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

/** Reports an error that the screen handles to the server's log alone; a 404 is not logged, as any visitor's address can cause one. */
export function reportQuietly(error: unknown): void {
  if (wasLeft(error) || (error instanceof CallRefused && error.status === 404)) return;
  if (typeof document === 'undefined') process.emitWarning(inOneLine(error));
  else sendToLog(error);
}

/** Formats an error in one line; a refused call, whose message is for shoppers, includes the call, its status and its code. */
export function inOneLine(error: unknown): string {
  if (error instanceof CallRefused)
    return `${error.name}: ${error.call || 'a call'} answered ${error.status || 'nothing'} (${error.code}) ${error.message}`.trim();
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Whether a call was aborted by its caller or because the person left. */
export function wasLeft(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the error is of a skipped view transition: the page took longer than the browser's limit of four seconds, or the tab is hidden. */
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
