import type { Block, Run, WrittenDocument } from './document-schema.ts';

/** Where a link may lead: a page of the shop, another site, a mail address or a phone; nothing that runs. */
export const linkShape = '^(?:/(?!/)|#|https?://|mailto:|tel:)[^\\s"<>\\\\]*$';
const link = new RegExp(linkShape);

export const emptyDocument: WrittenDocument = { blocks: [] };

/** Whether a text may stand as the address of a link. */
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

/** The words of a document alone, a line for each block: what is searched, counted and displayed in a preview. */
export function plainText({ blocks }: WrittenDocument): string {
  return blocks
    .map(textOfBlock)
    .filter((text) => text.trim() !== '')
    .join('\n');
}

/** Keys of the images that a document shows, each once. */
export function imageKeysOf({ blocks }: WrittenDocument): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.key] : [])))];
}

/** Words that a reader takes in within a minute, Persian and English alike. */
const wordsAMinute = 150;

/** How long a document takes to read, in whole minutes, one at least. */
export function readMinutes(document: WrittenDocument): number {
  const words = plainText(document)
    .split(/\s+/)
    .filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
