/** The part of the Credential Management API that reads a code from a text message (WebOTP); missing from TypeScript's own types. */
interface CodeReader {
  get(wanted: {
    otp: { transport: readonly ['sms'] };
    signal: AbortSignal;
  }): Promise<{ readonly code?: string } | null>;
}

/** Waits for a code by text message, where the browser can read it (WebOTP); returns a function that stops waiting. */
export function onCodeFromMessage(listener: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => undefined;
  const stop = new AbortController();
  (navigator.credentials as unknown as CodeReader)
    .get({ otp: { transport: ['sms'] }, signal: stop.signal })
    .then((read) => {
      if (read?.code !== undefined) listener(read.code);
    })
    // Denied, timed out or aborted: the code is entered by hand.
    .catch(() => undefined);
  return () => {
    stop.abort();
  };
}
