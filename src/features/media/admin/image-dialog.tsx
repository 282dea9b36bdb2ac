import type { Editor } from '@tiptap/core';
import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { ImagePicker } from '../storefront/image-picker.tsx';
import { useUpload } from '../storefront/use-upload.ts';
import { editorMessages } from './editor.messages.ts';
import { ImageWords, type ImageWordsValue } from './image-words.tsx';

/** Uploads an image and inserts it into the text with an alternative text. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(editorMessages);
  const name = `image words:${useLocation().pathname}`;
  const uploads = useUpload({ to: 'images', max: 1, name });
  const draft = useDraft<ImageWordsValue>({ alt: '', caption: '' }, null, name);
  const { value: words } = draft;
  const [key] = uploads.keys;
  return (
    <Dialog open onClose={onClose} title={t.image}>
      <Form
        onSend={() => {
          if (key === undefined) return;
          editor
            .chain()
            .focus()
            .insertContent({ type: 'picture', attrs: { key, alt: words.alt.trim(), caption: words.caption.trim() } })
            .run();
          draft.done(words);
          uploads.clear();
          onClose();
        }}
      >
        <ImagePicker label={t.chooseImage} uploads={uploads} />
        <ImageWords value={words} onChange={draft.change} />
        <Button type="submit" variant="primary" disabled={key === undefined}>
          {t.insert}
        </Button>
      </Form>
    </Dialog>
  );
}
