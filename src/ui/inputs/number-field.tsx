import { useState } from 'react';
import { formatNumber, wholeNumberIn } from '#shared/text/digits.ts';
import { TextField, type TextFieldProps } from './field.tsx';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir'> {
  /** Null while nothing is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number from zero up, typed in any digits; grouped as the reader writes it while it is not being typed. */
export function NumberField({ value, onChange, onFocus, onBlur, ...rest }: NumberFieldProps) {
  const t = useMessages(uiMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const formatted = value === null ? '' : formatNumber(value, language);
  // What is no whole number stays as it was typed, and counts as nothing until it is mended.
  const wrong = typed !== null && typed.trim() !== '' && wholeNumberIn(typed) === null;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      liveError={wrong && !focused ? t.wholeNumber : undefined}
      dir="ltr"
      value={typed ?? formatted}
      onFocus={(event) => {
        setFocused(true);
        setTyped(event.currentTarget.value);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        if (!wrong) setTyped(null);
        onBlur?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(wholeNumberIn(text));
      }}
    />
  );
}
