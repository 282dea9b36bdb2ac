import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isLinkAddress } from '#shared/contract/document.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useHalfTyped } from '#web/forms/half-typed.ts';
import { editorMessages } from './editor.messages.ts';

/** Dialog for the link of the selected text; an empty address removes the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(editorMessages);
  const present: unknown = editor.getAttributes('link').href;
  const taken = typeof present === 'string' ? present : '';
  const [href, setHref] = useHalfTyped(`link:${useLocation().pathname}`, taken);
  const [error, setError] = useState<string>();
  const apply = () => {
    const address = href.trim();
    if (address === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else if (!isLinkAddress(address)) {
      setError(t.linkWrong);
      return;
    } else if (editor.state.selection.empty && !editor.isActive('link')) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    setHref(taken);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.link}>
      <Form onSend={apply}>
        <TextField
          label={t.linkAddress}
          hint={t.linkHint}
          error={error}
          dir="ltr"
          autoFocus
          value={href}
          onChange={(event) => {
            setHref(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="primary">
          {t.apply}
        </Button>
      </Form>
    </Dialog>
  );
}
