import { useStoredDraft } from './stored-draft.ts';

interface HalfTyped {
  /** What was taken when it was begun. */
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

/** What stands in a field: what is being typed over what is taken, until that changes. */
export function halfTypedIn(text: string, taken: string): string {
  const half = readHalf(text);
  return half?.of === taken ? half.typed : taken;
}

/** How it is stored; what is as it was taken leaves nothing behind. */
export const halfTypedText = (typed: string, taken: string): string =>
  typed === taken ? '' : JSON.stringify({ of: taken, typed } satisfies HalfTyped);

/**
 * A field that is not taken letter by letter: half a day of a filter, words before their pause. What is typed so far is a draft, which a reload
 * and Back find again; it goes when something else is taken, by it or by another hand.
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
