import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  MessageSquareText,
  Quote,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { Language } from '#shared/language.ts';
import { editorMessages } from './editor.messages.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { ImageWordsDialog } from './image-words-dialog.tsx';

/** The dialog requested by the editor. */
export type Requesting = 'link' | 'picture' | 'picture-words' | null;

interface EditorToolbarProps {
  editor: Editor;
  images: boolean;
  requesting: Requesting;
  onRequest: (pending: Requesting) => void;
}

/** Focuses synchronously: the editor's own command waits for the next frame, and a space typed before it would press the button again. */
function run(editor: Editor) {
  editor.view.focus();
  return editor.chain().focus();
}

type Tool = readonly [label: string, Icon: LucideIcon, active: boolean, press: () => void];

const toolsOf = (editor: Editor, t: (typeof editorMessages)[Language], onLink: () => void): readonly Tool[] => [
  [t.bold, Bold, editor.isActive('bold'), () => run(editor).toggleBold().run()],
  [t.italic, Italic, editor.isActive('italic'), () => run(editor).toggleItalic().run()],
  [t.heading, Heading2, editor.isActive('heading', { level: 2 }), () => run(editor).toggleHeading({ level: 2 }).run()],
  [
    t.subheading,
    Heading3,
    editor.isActive('heading', { level: 3 }),
    () => run(editor).toggleHeading({ level: 3 }).run(),
  ],
  [t.list, List, editor.isActive('bulletList'), () => run(editor).toggleBulletList().run()],
  [t.numbered, ListOrdered, editor.isActive('orderedList'), () => run(editor).toggleOrderedList().run()],
  [t.quote, Quote, editor.isActive('blockquote'), () => run(editor).toggleBlockquote().run()],
  [t.link, Link2, editor.isActive('link'), onLink],
];

/** Toolbar of the editor; a button is pressed while its format applies to the selection. */
export function EditorToolbar({ editor, images, requesting, onRequest }: EditorToolbarProps) {
  const t = useMessages(editorMessages);
  const tools = toolsOf(editor, t, () => {
    onRequest('link');
  });
  return (
    <div
      role="group"
      aria-label={t.tools}
      className="flex flex-wrap border-b px-1"
      onMouseDown={(event) => {
        // Prevents the button from taking the focus, which would close the phone's keyboard.
        event.preventDefault();
      }}
    >
      {tools.map(([label, Icon, active, press]) => (
        <IconButton
          key={label}
          label={label}
          aria-pressed={active}
          className={active ? 'bg-turquoise-soft' : ''}
          onClick={press}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      ))}
      {images ? <ImageTools editor={editor} onRequest={onRequest} /> : null}
      <span className="ms-auto flex">
        <IconButton label={t.undo} disabled={!editor.can().undo()} onClick={() => run(editor).undo().run()}>
          <Undo2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t.redo} disabled={!editor.can().redo()} onClick={() => run(editor).redo().run()}>
          <Redo2 aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
      <RequestedDialog
        editor={editor}
        requesting={requesting}
        onClose={() => {
          onRequest(null);
        }}
      />
    </div>
  );
}

function ImageTools({ editor, onRequest }: Pick<EditorToolbarProps, 'editor' | 'onRequest'>) {
  const t = useMessages(editorMessages);
  return (
    <>
      <IconButton
        label={t.image}
        onClick={() => {
          onRequest('picture');
        }}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={t.imageWords}
        disabled={!editor.isActive('picture')}
        onClick={() => {
          onRequest('picture-words');
        }}
      >
        <MessageSquareText aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}

interface RequestedDialogProps extends Pick<EditorToolbarProps, 'editor' | 'requesting'> {
  onClose: () => void;
}

function RequestedDialog({ editor, requesting, onClose }: RequestedDialogProps) {
  switch (requesting) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />;
    case 'picture':
      return <ImageDialog editor={editor} onClose={onClose} />;
    case 'picture-words':
      return <ImageWordsDialog editor={editor} onClose={onClose} />;
    case null:
      return null;
  }
}
