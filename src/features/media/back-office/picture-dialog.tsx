import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { PicturePicker } from '../storefront/picture-picker.tsx';
import { useUpload } from '../storefront/use-upload.ts';
import { editorMessages } from './editor.messages.ts';

/** Takes in a picture and puts it into the text, with words for who does not see it. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(editorMessages);
  const uploads = useUpload({ to: 'pictures', most: 1 });
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [key] = uploads.keys;
  return (
    <Dialog open onClose={onClose} title={t.picture}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (key === undefined) return;
          editor.chain().focus().insertContent({ type: 'picture', attrs: { key, alt: alt.trim(), caption: caption.trim() } }).run();
          onClose();
        }}
      >
        <PicturePicker label={t.choosePicture} uploads={uploads} />
        <TextField label={t.alt} hint={t.altHint} maxLength={300} value={alt} onChange={(event) => { setAlt(event.currentTarget.value); }} />
        <TextField label={t.caption} maxLength={300} value={caption} onChange={(event) => { setCaption(event.currentTarget.value); }} />
        <Button type="submit" variant="primary" disabled={key === undefined}>{t.insert}</Button>
      </form>
    </Dialog>
  );
}
