import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { editorMessages } from './editor.messages.ts';

/** The texts of an image: its alternative text, and its visible caption. */
export interface ImageWordsValue {
  readonly alt: string;
  readonly caption: string;
}

/** Fields for the texts of an image. */
export function ImageWords({
  value,
  onChange,
  autoFocus = false,
}: {
  value: ImageWordsValue;
  onChange: (value: ImageWordsValue) => void;
  autoFocus?: boolean;
}) {
  const t = useMessages(editorMessages);
  return (
    <>
      <TextField
        label={t.alt}
        hint={t.altHint}
        dir="auto"
        maxLength={300}
        autoFocus={autoFocus}
        value={value.alt}
        onChange={(event) => {
          onChange({ ...value, alt: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.caption}
        dir="auto"
        maxLength={300}
        value={value.caption}
        onChange={(event) => {
          onChange({ ...value, caption: event.currentTarget.value });
        }}
      />
    </>
  );
}
