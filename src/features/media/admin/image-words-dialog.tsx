import type { Editor } from '@tiptap/core';
import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { editorMessages } from './editor.messages.ts';
import { ImageWords, type ImageWordsValue } from './image-words.tsx';

/** Edits the description of the selected image, which stays selected. */
export function ImageWordsDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(editorMessages);
  const { key } = editor.getAttributes('picture') as { key?: string };
  const draft = useDraft(wordsOf(editor), null, `image words:${useLocation().pathname}:${key ?? ''}`);
  const { value: words } = draft;
  return (
    <Dialog open onClose={onClose} title={t.imageWords}>
      <Form
        onSend={() => {
          const { from } = editor.state.selection;
          editor
            .chain()
            .focus()
            .updateAttributes('picture', { alt: words.alt.trim(), caption: words.caption.trim() })
            .setNodeSelection(from)
            .run();
          draft.saved(words);
          onClose();
        }}
      >
        <ImageWords value={words} onChange={draft.change} autoFocus />
        <Button type="submit" variant="primary">
          {t.apply}
        </Button>
      </Form>
    </Dialog>
  );
}

function wordsOf(editor: Editor): ImageWordsValue {
  const { alt, caption } = editor.getAttributes('picture') as Partial<ImageWordsValue>;
  return { alt: alt ?? '', caption: caption ?? '' };
}
