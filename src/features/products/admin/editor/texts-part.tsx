import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { editorMessages } from './product-editor.messages.ts';

/** Renders the name and description in both languages. */
export function TextsPart({ written, onChange, errors }: PartProps) {
  const t = useMessages(editorMessages);
  return (
    <EditorPart title={t.texts}>
      <TextField
        label={t.name}
        required
        dir="auto"
        maxLength={200}
        value={written.name}
        error={errors['name.fa']}
        onChange={(event) => {
          onChange({ name: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.nameEn}
        hint={t.nameEnHint}
        dir="ltr"
        maxLength={200}
        value={written.nameEn}
        error={errors['name.en']}
        onChange={(event) => {
          onChange({ nameEn: event.currentTarget.value });
        }}
      />
      <TextArea
        label={t.description}
        dir="auto"
        rows={6}
        maxLength={10_000}
        value={written.description}
        error={errors['description.fa']}
        onChange={(event) => {
          onChange({ description: event.currentTarget.value });
        }}
      />
      <TextArea
        label={t.descriptionEn}
        dir="ltr"
        rows={3}
        maxLength={10_000}
        value={written.descriptionEn}
        error={errors['description.en']}
        onChange={(event) => {
          onChange({ descriptionEn: event.currentTarget.value });
        }}
      />
    </EditorPart>
  );
}
