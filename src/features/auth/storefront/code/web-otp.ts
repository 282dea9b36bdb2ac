/** The part of the browser's credentials that reads a code out of a text message; not in TypeScript's own types. */
interface CodeReader {
  get(wanted: {
    otp: { transport: readonly ['sms'] };
    signal: AbortSignal;
  }): Promise<{ readonly code?: string } | null>;
}

/** Waits for a code to come by text message, where the browser can read it (WebOTP); answers how to stop. */
export function onCodeFromMessage(listener: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => undefined;
  const stop = new AbortController();
  (navigator.credentials as unknown as CodeReader)
    .get({ otp: { transport: ['sms'] }, signal: stop.signal })
    .then((read) => {
      if (read?.code !== undefined) listener(read.code);
    })
    // Refused, timed out or left: the code is typed by hand.
    .catch(() => undefined);
  return () => {
    stop.abort();
  };
}
