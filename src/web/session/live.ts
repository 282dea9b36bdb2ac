import { asSignedIn } from '../data/api.ts';
import { inPageLanguage } from '../data/page-language.ts';

/** The shop sends a heartbeat every 25 seconds; a connection that is silent for longer than this is dead. */
const longestSilenceMs = 60_000;
const shortestWaitMs = 500;
const longestWaitMs = 15_000;

export interface LiveOptions<Event> {
  /** Returns the address of the stream, from the last event seen. */
  readonly address: () => string;
  readonly onEvent: (event: Event) => void;
  /** Reports whether the connection is open. */
  readonly onConnection: (connected: boolean) => void;
}

/**
 * Follows an event stream as the signed-in customer (EventSource cannot send a token) until stopped: a broken connection is reopened, sooner when the
 * network is back. After a permanent refusal it does not reconnect.
 */
export function followLive<Event>(options: LiveOptions<Event>): () => void {
  const leaving = new AbortController();
  void keepFollowing(options, leaving.signal);
  return () => {
    leaving.abort();
  };
}

async function keepFollowing<Event>(options: LiveOptions<Event>, left: AbortSignal): Promise<void> {
  let wait = shortestWaitMs;
  for (;;) {
    const outcome = await readOnce(options, left);
    if (left.aborted || outcome === 'refused') return;
    // The shop closes a stream regularly now and then: that is not a broken connection.
    if (outcome !== 'ended') options.onConnection(false);
    await pause(wait + spread(wait), left);
    wait = outcome === 'closed' ? Math.min(wait * 2, longestWaitMs) : shortestWaitMs;
  }
}

/** `broken`: it had been open; `closed`: it could not be opened. */
type Outcome = 'ended' | 'broken' | 'closed' | 'refused';

async function readOnce<Event>(
  { address, onEvent, onConnection }: LiveOptions<Event>,
  left: AbortSignal,
): Promise<Outcome> {
  const giveUp = new AbortController();
  const abort = () => {
    giveUp.abort();
  };
  let silence = setTimeout(abort, longestSilenceMs);
  left.addEventListener('abort', abort);
  addEventListener('offline', abort);
  let open = false;
  try {
    const { status, body: answer } = await asSignedIn(async (authorization) => {
      const answer = await fetch(address(), {
        headers: { authorization, accept: 'text/event-stream', ...inPageLanguage() },
        signal: giveUp.signal,
      });
      return { status: answer.status, body: answer };
    });
    if (status === 401 || status === 403) return 'refused';
    if (status !== 200 || answer.body === null) return 'closed';
    open = true;
    onConnection(true);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      clearTimeout(silence);
      silence = setTimeout(abort, longestSilenceMs);
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) onEvent(JSON.parse(data) as Event);
      }
    }
  } catch {
    return open ? 'broken' : 'closed';
  } finally {
    clearTimeout(silence);
    left.removeEventListener('abort', abort);
    removeEventListener('offline', abort);
  }
}

/** Random jitter, so that not all clients reconnect at the same moment when the shop is back. */
function spread(max: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (byte / 255) * max;
}

/** Waits, but ends early when the network is back. */
function pause(milliseconds: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      left.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    left.addEventListener('abort', end);
  });
}
