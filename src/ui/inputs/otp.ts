import { digitsOnly } from '#shared/text/digits.ts';

/** A code being typed: one character for each box, a blank where none is yet, no blanks at the end. */
export type CodeDraft = string;

/** The box's content, or nothing. */
export function digitAt(code: CodeDraft, box: number): string {
  return (code[box] ?? '').trim();
}

/**
 * What a code becomes when a box receives some text, and which box comes next. Several digits, pasted or filled in by
 * the phone, run on from that box; a whole code fills all of them. What is no digit changes nothing.
 */
export function codeTyped(
  code: CodeDraft,
  box: number,
  text: string,
  length: number,
): { code: CodeDraft; next: number } {
  let digits = digitsOnly(text);
  const before = digitAt(code, box);
  // A digit typed beside the one that stands there replaces it.
  if (digits.length === 2 && before !== '') digits = digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1);
  if (digits === '') return { code: text === '' ? withDigit(code, box, '', length) : code, next: box };
  const from = digits.length >= length ? 0 : box;
  let typed = code;
  let next = from;
  for (const digit of digits.slice(0, length - from)) {
    typed = withDigit(typed, next, digit, length);
    next += 1;
  }
  return { code: typed, next: Math.min(next, length - 1) };
}

function withDigit(code: CodeDraft, box: number, digit: string, length: number): CodeDraft {
  const boxes = Array.from({ length }, (_, index) => (index === box ? digit : digitAt(code, index)) || ' ');
  return boxes.join('').trimEnd();
}

/** Backspace empties the box, or, in an empty box, moves back and empties the one before. */
export function codeErased(code: CodeDraft, box: number, length: number): { code: CodeDraft; next: number } {
  const target = digitAt(code, box) === '' ? Math.max(box - 1, 0) : box;
  return { code: withDigit(code, target, '', length), next: target };
}

/** Whether every box holds a digit. */
export function isWholeCode(code: CodeDraft, length: number): boolean {
  return code.length === length && /^\d+$/.test(code);
}
