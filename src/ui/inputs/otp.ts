import { digitsOnly } from '#shared/text/digits.ts';

/** A partially entered code: one character per box, a blank for an empty one, no trailing blanks. */
export type CodeDraft = string;

/** Returns the digit in a box, or an empty string. */
export function digitAt(code: CodeDraft, box: number): string {
  return (code[box] ?? '').trim();
}

/**
 * Returns the code after a box receives text, and the box to focus next. Several digits, pasted or autofilled, continue from that box; a complete
 * code fills all of them. Text without digits changes nothing.
 */
export function codeTyped(
  code: CodeDraft,
  box: number,
  text: string,
  length: number,
): { code: CodeDraft; next: number } {
  let digits = digitsOnly(text);
  const before = digitAt(code, box);
  // A digit typed beside the existing one replaces it.
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

/** Returns the code after a backspace, which empties the box or, if it is empty, moves back and empties the previous one. */
export function codeErased(code: CodeDraft, box: number, length: number): { code: CodeDraft; next: number } {
  const target = digitAt(code, box) === '' ? Math.max(box - 1, 0) : box;
  return { code: withDigit(code, target, '', length), next: target };
}

/** Whether every box holds a digit. */
export function isWholeCode(code: CodeDraft, length: number): boolean {
  return code.length === length && /^\d+$/.test(code);
}
