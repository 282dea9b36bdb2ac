import { useState } from 'react';
import { digitsOnly, formatNumber } from '#shared/text/digits.ts';
import { TextField, type TextFieldProps } from './field.tsx';
import { useLanguage } from '../theme/language-context.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir'> {
  /** Null while nothing is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The most digits that are taken, so that the number stays exact. */
const mostDigits = 13;

/** A whole number from zero up, typed in any digits; grouped as the reader writes it while it is not being typed. */
export function NumberField({ value, onChange, onFocus, onBlur, ...rest }: NumberFieldProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : formatNumber(value, language);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      dir="ltr"
      value={typed ?? shown}
      onFocus={(event) => {
        setTyped(event.currentTarget.value);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      onChange={(event) => {
        const digits = digitsOnly(event.currentTarget.value).slice(0, mostDigits);
        setTyped(event.currentTarget.value);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
