import { useState } from 'react';
import { parseMoment, writeMoment } from '#shared/text/typed-moment.ts';
import { TextField, type TextFieldProps } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { adminMessages } from './admin.messages.ts';

export interface MomentFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir'> {
  /** ISO 8601, UTC; null or empty for none. What is typed and is no moment reaches `onChange` as undefined. */
  value: string | null;
  onChange: (value: string | null | undefined) => void;
}

/** A day and an hour of Tehran, typed as the reader writes them: ۱۴۰۵/۹/۱ ۱۸:۰۰ in Persian, 2026/11/22 18:00 in English. */
export function MomentField({ value, onChange, hint, ...rest }: MomentFieldProps) {
  const language = useLanguage();
  const t = useMessages(adminMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const visible = value === null || value === '' ? '' : writeMoment(new Date(value), language);
  const wrong = typed !== null && typed.trim() !== '' && parseMoment(typed) === null;
  return (
    <TextField
      autoComplete="off"
      {...rest}
      dir="ltr"
      hint={hint ?? t.momentHint}
      liveError={wrong ? t.momentWrong : undefined}
      value={typed ?? visible}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(text.trim() === '' ? null : parseMoment(text)?.toISOString());
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
    />
  );
}
