import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { codeErased, codeTyped, digitAt, isWholeCode, type CodeDraft } from './otp.ts';
import { uiMessages } from '../ui.messages.ts';

export interface OtpBoxesProps {
  label: string;
  length?: number;
  /** A blank stands for a box that is still empty. */
  value: CodeDraft;
  onChange: (code: CodeDraft) => void;
  /** The last empty box was filled. */
  onComplete?: (code: string) => void;
  invalid?: boolean;
  disabled?: boolean;
  /** The id of the message that says what is wrong. */
  describedBy?: string;
}

/** A box for each digit of a code that came by text message; always left to right. */
export function OtpBoxes(props: OtpBoxesProps) {
  const { label, length = 4, value, onChange, onComplete, invalid = false, disabled = false, describedBy } = props;
  const t = useMessages(uiMessages);
  const language = useLanguage();
  const boxes = useRef<HTMLDivElement>(null);

  const apply = (after: { code: CodeDraft; next: number }) => {
    if (after.code !== value) onChange(after.code);
    boxes.current?.querySelectorAll('input')[after.next]?.focus();
    if (isWholeCode(after.code, length) && !isWholeCode(value, length)) onComplete?.(after.code);
  };
  const onKeyDown = (box: number) => (event: KeyboardEvent) => {
    const inputs = boxes.current?.querySelectorAll('input');
    if (event.key === 'ArrowLeft') inputs?.[box - 1]?.focus();
    if (event.key === 'ArrowRight') inputs?.[box + 1]?.focus();
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    apply(codeErased(value, box, length));
  };
  const onPaste = (box: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    apply(codeTyped(value, box, event.clipboardData.getData('text'), length));
  };

  return (
    <div
      ref={boxes}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      dir="ltr"
      className="flex justify-center gap-3"
    >
      {Array.from({ length }, (_, box) => (
        <input
          key={box}
          type="text"
          inputMode="numeric"
          pattern="[0-9۰-۹]*"
          autoComplete={box === 0 ? 'one-time-code' : 'off'}
          aria-label={t.codeDigit(box + 1, length)}
          aria-invalid={invalid || undefined}
          disabled={disabled}
          value={inDigitsOf(digitAt(value, box), language)}
          onChange={(event) => {
            apply(codeTyped(value, box, event.target.value, length));
          }}
          onKeyDown={onKeyDown(box)}
          onPaste={onPaste(box)}
          onFocus={(event) => {
            event.target.select();
          }}
          className={classNames(
            'size-14 rounded-control border-2 bg-raised text-center! text-lg font-bold tabular-nums caret-turquoise transition-colors',
            'focus:border-turquoise disabled:opacity-50',
            invalid ? 'border-rose' : digitAt(value, box) === '' ? 'border-edge' : 'border-turquoise',
          )}
        />
      ))}
    </div>
  );
}
