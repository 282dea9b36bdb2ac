import type { Block, Run, WrittenDocument } from './document-schema.ts';

/** The allowed link targets: a page of the shop, another site, a mail address or a phone; nothing executable. */
export const linkShape = '^(?:/(?!/)|#|https?://|mailto:|tel:)[^\\s"<>\\\\]*$';
const link = new RegExp(linkShape);

export const emptyDocument: WrittenDocument = { blocks: [] };

/** Returns whether a text is valid as a link's address. */
export function isLinkAddress(text: string): boolean {
  return text.length <= 500 && link.test(text);
}

const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(textOfRuns).join('\n');
    case 'picture':
      return block.caption;
    case 'paragraph':
    case 'quote':
      return textOfRuns(block.runs);
  }
}

/** Returns the plain text of a document, one line per block: for search, word counts and previews. */
export function plainText({ blocks }: WrittenDocument): string {
  return blocks
    .map(textOfBlock)
    .filter((text) => text.trim() !== '')
    .join('\n');
}

/** Returns the keys of the images in a document, each once. */
export function imageKeysOf({ blocks }: WrittenDocument): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.key] : [])))];
}

/** The reading speed in words per minute, for Persian and English alike. */
const wordsAMinute = 150;

/** Returns how long a document takes to read, in whole minutes, at least one. */
export function readMinutes(document: WrittenDocument): number {
  const words = plainText(document)
    .split(/\s+/)
    .filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
