import { useState } from 'react';
import { parseMoment } from '#shared/text/typed-moment.ts';
import { TextField, type TextFieldProps } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { adminMessages } from './admin.messages.ts';
import { textOfMoment, typedMoment, type TypedMoment } from './moment-text.ts';

export interface MomentFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir'> {
  /** ISO 8601, UTC, or text that is not a valid moment yet, which is restored with its draft; null or empty for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A date and time in Tehran time, typed in the reader's format: ۱۴۰۵/۹/۱ ۱۸:۰۰ in Persian, 2026/11/22 18:00 in English. */
export function MomentField({ value, onChange, hint, ...rest }: MomentFieldProps) {
  const language = useLanguage();
  const t = useMessages(adminMessages);
  const [typed, setTyped] = useState<TypedMoment | null>(null);
  const text = textOfMoment(typed, value, language);
  const wrong = text.trim() !== '' && parseMoment(text) === null;
  return (
    <TextField
      autoComplete="off"
      {...rest}
      dir="ltr"
      hint={hint ?? t.momentHint}
      liveError={wrong ? t.momentWrong : undefined}
      data-unreadable={wrong || undefined}
      value={text}
      onChange={(event) => {
        const next = typedMoment(event.currentTarget.value);
        setTyped(next);
        onChange(next.as);
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
    />
  );
}
