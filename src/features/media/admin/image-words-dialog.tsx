import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { editorMessages } from './editor.messages.ts';
import { ImageWords, type ImageWordsValue } from './image-words.tsx';

/** Changes the description of the image that is chosen in the text; the image stays chosen. */
export function ImageWordsDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(editorMessages);
  const [words, setWords] = useState(() => wordsOf(editor));
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
          onClose();
        }}
      >
        <ImageWords value={words} onChange={setWords} autoFocus />
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
