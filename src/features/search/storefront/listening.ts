/** What there is of the Web Speech API; TypeScript does not know it yet. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
  stop: () => void;
}

interface Heard extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

type SpeechWindow = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

const recognition = () =>
  (window as unknown as SpeechWindow).SpeechRecognition ?? (window as unknown as SpeechWindow).webkitSpeechRecognition;

/** Whether the browser can hear words. */
export function canListen(): boolean {
  return recognition() !== undefined;
}

export type ListenError = 'notAllowed' | 'notHeard' | 'voiceFailed';

/** Listens for Persian words until they end: what is heard so far is reported as it grows. Answers how to stop. */
export function listen(notified: {
  onWords: (words: string) => void;
  onEnd: (error: ListenError | null) => void;
}): () => void {
  const Listener = recognition();
  if (Listener === undefined) {
    notified.onEnd('voiceFailed');
    return () => undefined;
  }
  const listener = new Listener();
  listener.lang = 'fa-IR';
  listener.interimResults = true;
  let problem: ListenError | null = null;
  let heard = '';
  listener.addEventListener('result', (event) => {
    heard = Array.from((event as Heard).results, (result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim();
    notified.onWords(heard);
  });
  listener.addEventListener('error', (event) => {
    const { error } = event as Event & { readonly error?: string };
    if (error === 'aborted') return;
    problem =
      error === 'not-allowed' || error === 'service-not-allowed'
        ? 'notAllowed'
        : error === 'no-speech'
          ? 'notHeard'
          : 'voiceFailed';
  });
  listener.addEventListener('end', () => notified.onEnd(heard === '' ? (problem ?? 'notHeard') : problem));
  listener.start();
  return () => listener.stop();
}
