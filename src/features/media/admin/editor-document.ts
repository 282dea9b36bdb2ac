import type { Block, Run, WrittenDocument } from '#shared/contract/document-schema.ts';
import { isLinkAddress } from '#shared/contract/document.ts';

/** A node in the format of the editor (ProseMirror). */
export interface EditorNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly content?: readonly EditorNode[];
}

type Written = Record<string, unknown>;

const paragraph = (runs: readonly Run[]): Written => ({ type: 'paragraph', content: runs.flatMap(textNodes) });

function textNodes({ text, bold, italic, href }: Run): Written[] {
  const marks = [
    ...(bold === true ? [{ type: 'bold' }] : []),
    ...(italic === true ? [{ type: 'italic' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ];
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [{ type: 'hardBreak' }]),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }]),
    ]);
}

function nodeOf(block: Block): Written {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: [{ type: 'text', text: block.text }] };
    case 'list':
      return {
        type: block.ordered ? 'orderedList' : 'bulletList',
        content: block.items.map((runs) => ({ type: 'listItem', content: [paragraph(runs)] })),
      };
    case 'quote':
      return { type: 'blockquote', content: [paragraph(block.runs)] };
    case 'picture':
      return { type: 'picture', attrs: { key: block.key, alt: block.alt, caption: block.caption } };
    case 'paragraph':
      return paragraph(block.runs);
  }
}

/** Converts a document to the editor's format. */
export function toEditor({ blocks }: WrittenDocument): Written {
  return { type: 'doc', content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf) };
}

const attr = (node: EditorNode, name: string): string => {
  const value = node.attrs?.[name];
  return typeof value === 'string' ? value : '';
};

function runOf(node: EditorNode): Run {
  const marked = (type: string) => node.marks?.find((mark) => mark.type === type);
  const href = marked('link')?.attrs?.href;
  return {
    text: node.type === 'hardBreak' ? '\n' : (node.text ?? ''),
    ...(marked('bold') && { bold: true }),
    ...(marked('italic') && { italic: true }),
    ...(typeof href === 'string' && isLinkAddress(href) && { href }),
  };
}

const alike = (one: Run, other: Run) =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href;

/** Returns the text runs of a node, merging those with equal formatting. */
function runsIn(node: EditorNode): Run[] {
  const runs: Run[] = [];
  for (const child of node.content ?? []) {
    const run = runOf(child);
    const last = runs.at(-1);
    if (run.text === '') continue;
    if (last !== undefined && alike(last, run)) runs.splice(-1, 1, { ...last, text: last.text + run.text });
    else runs.push(run);
  }
  return runs;
}

const textIn = (node: EditorNode): string =>
  runsIn(node)
    .map(({ text }) => text)
    .join('')
    .replaceAll('\n', ' ')
    .trim();

/** Joins paragraphs into one, as its lines. */
function joined(nodes: readonly EditorNode[]): Run[] {
  return nodes
    .map(runsIn)
    .filter((runs) => runs.length > 0)
    .flatMap((runs, index) => (index === 0 ? runs : [{ text: '\n' }, ...runs]));
}

/** Returns the items of a list; those of a nested list follow their parent item. */
function itemsIn(list: EditorNode): Run[][] {
  return (list.content ?? []).flatMap((item) => {
    const own = joined((item.content ?? []).filter((child) => child.type === 'paragraph'));
    const within = (item.content ?? []).filter((child) => child.type?.endsWith('List')).flatMap(itemsIn);
    return [...(own.length > 0 ? [own] : []), ...within];
  });
}

function blocksOf(node: EditorNode): Block[] {
  switch (node.type) {
    case 'heading':
      return textIn(node) === ''
        ? []
        : [{ kind: 'heading', level: node.attrs?.level === 3 ? 3 : 2, text: textIn(node).slice(0, 200) }];
    case 'bulletList':
    case 'orderedList': {
      const items = itemsIn(node);
      return items.length === 0 ? [] : [{ kind: 'list', ordered: node.type === 'orderedList', items }];
    }
    case 'blockquote': {
      const runs = joined(node.content ?? []);
      return runs.length === 0 ? [] : [{ kind: 'quote', runs }];
    }
    case 'picture':
      return [
        {
          kind: 'picture',
          key: attr(node, 'key'),
          alt: attr(node, 'alt').slice(0, 300),
          caption: attr(node, 'caption').slice(0, 300),
        },
      ];
    default: {
      const runs = runsIn(node);
      return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }];
    }
  }
}

/** Converts the editor's content to a document: empty paragraphs are dropped, and unsupported nodes converted to supported ones. */
export function fromEditor(doc: EditorNode): WrittenDocument {
  return { blocks: (doc.content ?? []).flatMap(blocksOf) };
}
