import { useRef, type KeyboardEvent } from 'react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { codeErased, codeTyped, digitAt, isWholeCode, type CodeDraft } from './otp.ts';
import { uiMessages } from '../ui.messages.ts';

export interface OtpBoxesProps {
  label: string;
  length?: number;
  /** A blank represents an empty box. */
  value: CodeDraft;
  onChange: (code: CodeDraft) => void;
  /** Called when the last empty box is filled. */
  onComplete?: (code: string) => void;
  invalid?: boolean;
  disabled?: boolean;
  /** The id of the error message. */
  describedBy?: string;
}

/** A row of boxes for the digits of a code sent by text message; always left to right. */
export function OtpBoxes(props: OtpBoxesProps) {
  const { label, length = 4, value, onChange, onComplete, invalid = false, disabled = false, describedBy } = props;
  const boxes = useRef<HTMLDivElement>(null);

  const apply = (after: { code: CodeDraft; next: number }) => {
    if (after.code !== value) onChange(after.code);
    boxes.current?.querySelectorAll('input')[after.next]?.focus();
    if (isWholeCode(after.code, length) && !isWholeCode(value, length)) onComplete?.(after.code);
  };
  const onKeyDown = (box: number, event: KeyboardEvent) => {
    const inputs = boxes.current?.querySelectorAll('input');
    if (event.key === 'ArrowLeft') inputs?.[box - 1]?.focus();
    if (event.key === 'ArrowRight') inputs?.[box + 1]?.focus();
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    apply(codeErased(value, box, length));
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
        <OtpBox
          key={box}
          box={box}
          length={length}
          digit={digitAt(value, box)}
          invalid={invalid}
          disabled={disabled}
          onType={(text) => {
            apply(codeTyped(value, box, text, length));
          }}
          onKeyDown={(event) => {
            onKeyDown(box, event);
          }}
        />
      ))}
    </div>
  );
}

interface OtpBoxProps extends Required<Pick<OtpBoxesProps, 'length' | 'invalid' | 'disabled'>> {
  box: number;
  digit: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function OtpBox({ box, length, digit, invalid, disabled, onType, onKeyDown }: OtpBoxProps) {
  const t = useMessages(uiMessages);
  const language = useLanguage();
  return (
    <input
      type="text"
      inputMode="numeric"
      pattern="[0-9۰-۹]*"
      autoComplete={box === 0 ? 'one-time-code' : 'off'}
      aria-label={t.codeDigit(box + 1, length)}
      aria-invalid={invalid || undefined}
      disabled={disabled}
      value={inDigitsOf(digit, language)}
      onChange={(event) => {
        onType(event.target.value);
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        event.preventDefault();
        onType(event.clipboardData.getData('text'));
      }}
      onFocus={(event) => {
        event.target.select();
      }}
      className={classNames(
        'size-14 rounded-control border-2 bg-raised text-center! text-lg font-bold tabular-nums caret-turquoise transition-colors',
        'focus:border-turquoise disabled:opacity-50',
        invalid ? 'border-rose' : digit === '' ? 'border-edge' : 'border-turquoise',
      )}
    />
  );
}
