import { Node, type JSONContent } from '@tiptap/core';
import { NodeSelection, type Selection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import type { WrittenDocument } from '#shared/contract/document-schema.ts';
import { isLinkAddress } from '#shared/contract/document.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { renditionAddress } from '../media.rules.ts';
import { fromEditor, toEditor, type EditorNode } from './editor-document.ts';
import { EditorToolbar, type Requesting } from './editor-toolbar.tsx';
import { editorMessages } from './editor.messages.ts';

/** An image of the shop within a text, identified by its key. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ key: { default: '' }, alt: { default: '' }, caption: { default: '' } }),
  renderHTML: ({ node }) => {
    const { key, alt, caption } = node.attrs as { key: string; alt: string; caption: string };
    return [
      'figure',
      {},
      ['img', { src: renditionAddress(key, 640), alt, class: 'rounded-card' }],
      ['figcaption', {}, caption],
    ];
  },
});

const isImage = (selection: Selection) =>
  selection instanceof NodeSelection && selection.node.type.name === Picture.name;

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: true, isAllowedUri: (address) => isLinkAddress(address) },
  }),
  Picture,
];

export interface DocumentEditorProps {
  label: string;
  /** The initial document; the editor holds its own state from then on. */
  value: WrittenDocument;
  onChange: (document: WrittenDocument) => void;
  lang: 'fa' | 'en';
  error?: string | undefined;
  /** Whether images are allowed in the text. */
  images?: boolean;
}

/** Returns the accessibility and style attributes of the editable element. */
const attributesOf = (id: string, lang: 'fa' | 'en', isWrong: boolean) => ({
  'aria-labelledby': `${id}-label`,
  ...(isWrong && { 'aria-describedby': `${id}-error` }),
  'aria-multiline': 'true',
  role: 'textbox',
  lang,
  class:
    'written min-h-60 content-start px-4 py-3 outline-none [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-4 [&_.ProseMirror-selectednode]:outline-turquoise',
});

/** Rich-text editor of the admin: headings, lists, quotes, links and images, stored as a document and never as markup. */
export function DocumentEditor({ label, value, onChange, lang, error, images = true }: DocumentEditorProps) {
  const t = useMessages(editorMessages);
  const id = useId();
  const [requesting, setRequesting] = useState<Requesting>(null);
  const [content] = useState(() => toEditor(value) as JSONContent);
  const editor = useEditor({
    extensions,
    content,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: attributesOf(id, lang, error !== undefined),
      // An image is selected with a click or the arrow keys; Enter or a double click opens its description.
      handleKeyDown: (view, event) => {
        if (event.key !== 'Enter' || !isImage(view.state.selection)) return false;
        setRequesting('picture-words');
        return true;
      },
      handleDoubleClickOn: (_view, _at, node, _place, _event, direct) => {
        if (!direct || node.type.name !== Picture.name) return false;
        setRequesting('picture-words');
        return true;
      },
    },
    onUpdate: (change) => {
      onChange(fromEditor(change.editor.getJSON() as EditorNode));
    },
  });
  return (
    <div className="grid gap-1">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <div
        className={`rounded-control border bg-raised has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-turquoise ${error === undefined ? 'border-edge' : 'border-rose'}`}
      >
        {editor === null ? (
          <div role="status" aria-label={t.loading} className="p-4">
            <SkeletonText lines={6} />
          </div>
        ) : (
          <EditorToolbar editor={editor} images={images} requesting={requesting} onRequest={setRequesting} />
        )}
        <EditorContent editor={editor} />
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-sm text-rose">
          {error}
        </p>
      )}
    </div>
  );
}
