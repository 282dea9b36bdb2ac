import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { editorMessages } from './editor.messages.ts';

/** The description of an image: to who does not see it, and below it to everybody. */
export interface ImageWordsValue {
  readonly alt: string;
  readonly caption: string;
}

/** The fields of an image's words. */
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
