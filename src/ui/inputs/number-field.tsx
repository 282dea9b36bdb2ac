import { useContext, useState, type ChangeEvent } from 'react';
import { formatNumber, wholeNumberIn } from '#shared/text/digits.ts';
import { TextField, type TextFieldProps } from './field.tsx';
import { FormAttempt } from './form-attempt.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { editOfGroups, isUnreadable, textOfNumber } from './number-text.ts';
import { uiMessages } from '../ui.messages.ts';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir'> {
  /** Null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/**
 * A field for a whole number from zero up, in any digits; grouped in the reader's format while it does not have the focus. Text that is not a whole
 * number stays as typed, has the value null, and prevents the submit of the form, since null may mean no limit.
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

/** Returns the text of the field after the first edit of a grouped number; the caret stays where it was. */
function withoutStaleGroups(before: string, event: ChangeEvent<HTMLInputElement>): string {
  const { currentTarget: field, nativeEvent } = event;
  const inserted = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : '';
  const edit = editOfGroups(before, { text: field.value, inserted, caret: field.selectionStart ?? field.value.length });
  // Set before React sets it, which would move the caret to the end.
  field.value = edit.text;
  field.setSelectionRange(edit.caret, edit.caret);
  return edit.text;
}
