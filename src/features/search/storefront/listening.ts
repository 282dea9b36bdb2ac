/** The used part of the Web Speech API, for which TypeScript has no types yet. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
  stop: () => void;
}

interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

type SpeechWindow = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

const recognition = () =>
  (window as unknown as SpeechWindow).SpeechRecognition ?? (window as unknown as SpeechWindow).webkitSpeechRecognition;

/** Whether the browser supports speech recognition. */
export function canListen(): boolean {
  return recognition() !== undefined;
}

export type ListenError = 'notAllowed' | 'noSpeech' | 'voiceFailed';

/** Recognizes Persian speech until it ends, reporting interim results. Returns a function that stops it. */
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
  let transcript = '';
  listener.addEventListener('result', (event) => {
    transcript = Array.from((event as RecognitionEvent).results, (result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim();
    notified.onWords(transcript);
  });
  listener.addEventListener('error', (event) => {
    const { error } = event as Event & { readonly error?: string };
    if (error === 'aborted') return;
    problem =
      error === 'not-allowed' || error === 'service-not-allowed'
        ? 'notAllowed'
        : error === 'no-speech'
          ? 'noSpeech'
          : 'voiceFailed';
  });
  listener.addEventListener('end', () => notified.onEnd(transcript === '' ? (problem ?? 'noSpeech') : problem));
  listener.start();
  return () => listener.stop();
}
