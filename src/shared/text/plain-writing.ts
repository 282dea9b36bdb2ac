import type { Block, Run, WrittenDocument } from '../contract/document-schema.ts';

const marked = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Parses a line with **strong words** and [links](/where) into runs. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const found of line.matchAll(marked)) {
    if (found.index > done) runs.push({ text: line.slice(done, found.index) });
    const { bold, label, href } = found.groups ?? {};
    if (bold !== undefined) runs.push({ text: bold, bold: true });
    else if (label !== undefined && href !== undefined) runs.push({ text: label, href });
    done = found.index + found[0].length;
  }
  if (done < line.length) runs.push({ text: line.slice(done) });
  return runs;
}

const bullet = /^- /;
const numbered = /^\d+\. /;
const heading = /^(?<marks>##|###) (?<text>.+)$/;
const image = /^!\[(?<caption>[^\]]*)\]\((?<name>[\w-]+)\)$/;

/**
 * Parses plain writing into a document: blocks are separated by an empty line; `## ` and `### ` begin a heading, `- ` and `1. ` the lines of a list,
 * `> ` a quote, and `![what it shows](name)` is an image whose key is in `images`. An unknown image is omitted.
 */
export function writtenDocument(text: string, images: ReadonlyMap<string, string> = new Map()): WrittenDocument {
  return {
    blocks: text
      .trim()
      .split(/\n\s*\n/)
      .flatMap((part) =>
        blockOf(
          part
            .trim()
            .split('\n')
            .map((line) => line.trim()),
          images,
        ),
      ),
  };
}

function blockOf(lines: readonly string[], images: ReadonlyMap<string, string>): Block[] {
  const [first = ''] = lines;
  const titled = heading.exec(first)?.groups;
  if (titled?.text !== undefined) return [{ kind: 'heading', level: titled.marks === '##' ? 2 : 3, text: titled.text }];
  const visible = image.exec(first)?.groups;
  if (visible?.name !== undefined) {
    const key = images.get(visible.name);
    const caption = visible.caption ?? '';
    return key === undefined ? [] : [{ kind: 'picture', key, alt: caption, caption }];
  }
  for (const [sign, ordered] of [
    [bullet, false],
    [numbered, true],
  ] as const) {
    if (lines.every((line) => sign.test(line)))
      return [{ kind: 'list', ordered, items: lines.map((line) => runsOf(line.replace(sign, ''))) }];
  }
  if (first.startsWith('> '))
    return [{ kind: 'quote', runs: runsOf(lines.map((line) => line.replace(/^> /, '')).join(' ')) }];
  return [{ kind: 'paragraph', runs: runsOf(lines.join(' ')) }];
}

function lineOf(runs: readonly Run[]): string {
  return runs
    .map(({ text, bold = false, italic = false, href }) => {
      const strong = bold ? `**${text}**` : text;
      const leaning = italic ? `_${strong}_` : strong;
      return href === undefined ? leaning : `[${leaning}](${href})`;
    })
    .join('');
}

function partOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${lineOf(item)}`).join('\n');
    case 'quote':
      return `> ${lineOf(block.runs)}`;
    case 'picture':
      return `![${[...new Set([block.alt, block.caption])].filter((text) => text !== '').join(' · ')}](${block.key})`;
    case 'paragraph':
      return lineOf(block.runs);
  }
}

/** Returns a document as plain writing, including links and images: two documents that differ to a reader differ in it. */
export function plainWriting({ blocks }: WrittenDocument): string {
  return blocks.map(partOf).join('\n\n');
}
