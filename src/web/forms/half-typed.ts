import { useStoredDraft } from './stored-draft.ts';

interface HalfTyped {
  /** The applied value when typing began. */
  readonly of: string;
  readonly typed: string;
}

function readHalf(text: string): HalfTyped | null {
  try {
    return text === '' ? null : (JSON.parse(text) as HalfTyped);
  } catch {
    return null;
  }
}

/** Returns the text of a field: what is being typed over the applied value, until that value changes. */
export function halfTypedIn(text: string, taken: string): string {
  const half = readHalf(text);
  return half?.of === taken ? half.typed : taken;
}

/** Returns the text to store; empty where it equals the applied value. */
export const halfTypedText = (typed: string, taken: string): string =>
  typed === taken ? '' : JSON.stringify({ of: taken, typed } satisfies HalfTyped);

/**
 * A field that is not applied at each keystroke: an incomplete date of a filter, words before the debounce. The partial text is a draft that survives
 * a reload and Back; it is dropped when another value is applied, from this field or elsewhere.
 */
export function useHalfTyped(name: string, taken: string): [typed: string, setTyped: (typed: string) => void] {
  const [text, setText] = useStoredDraft(name);
  return [
    halfTypedIn(text, taken),
    (typed) => {
      setText(halfTypedText(typed, taken));
    },
  ];
}
