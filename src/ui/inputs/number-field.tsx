import { useContext, useState, type ChangeEvent } from 'react';
import { formatNumber, wholeNumberIn } from '#shared/text/digits.ts';
import { TextField, type TextFieldProps } from './field.tsx';
import { FormAttempt } from './form-attempt.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { editOfGroups, isUnreadable, textOfNumber } from './number-text.ts';
import { uiMessages } from '../ui.messages.ts';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir'> {
  /** Null while nothing is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/**
 * A whole number from zero up, typed in any digits; grouped as the reader writes it while it is not being typed. What is no whole number
 * stays as it was typed and is nothing meanwhile; no form is sent with it, for nothing may mean no limit.
 */
export function NumberField({ value, onChange, onFocus, onBlur, ...rest }: NumberFieldProps) {
  const t = useMessages(uiMessages);
  const language = useLanguage();
  const attempt = useContext(FormAttempt);
  const [typed, setTyped] = useState<{ readonly text: string; readonly attempt: number } | null>(null);
  const [focused, setFocused] = useState(false);
  const formatted = value === null ? '' : formatNumber(value, language);
  const text = textOfNumber(typed?.text ?? null, value, formatted);
  const wrong = isUnreadable(text);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      liveError={wrong && (!focused || attempt !== typed?.attempt) ? t.wholeNumber : undefined}
      data-unreadable={wrong || undefined}
      dir="ltr"
      value={text}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        if (!wrong) setTyped(null);
        onBlur?.(event);
      }}
      onChange={(event) => {
        const next = typed === null ? withoutStaleGroups(text, event) : event.currentTarget.value;
        setTyped({ text: next, attempt });
        onChange(wholeNumberIn(next));
      }}
    />
  );
}

/** What is in the field after the first edit of a number in groups; its caret stays where it was typed. */
function withoutStaleGroups(before: string, event: ChangeEvent<HTMLInputElement>): string {
  const { currentTarget: field, nativeEvent } = event;
  const inserted = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : '';
  const edit = editOfGroups(before, { text: field.value, inserted, caret: field.selectionStart ?? field.value.length });
  // Set before React does, which would put the caret at the end.
  field.value = edit.text;
  field.setSelectionRange(edit.caret, edit.caret);
  return edit.text;
}
