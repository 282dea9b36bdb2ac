import { Type, type Static } from 'typebox';
import { linkShape } from './document.ts';
import { NonEmptyText, OptionalText } from './fields.ts';

/** The limits of one document; a long article uses a tenth of them. */
const maxBlocks = 300;
const maxRuns = 80;
const maxItems = 60;
const longestRun = 4_000;

/** A piece of text with uniform formatting; a line break in it is a `\n`. */
const Run = Type.Object({
  text: Type.String({ minLength: 1, maxLength: longestRun, pattern: '^[^\\u0000]*$' }),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  href: Type.Optional(Type.String({ maxLength: 500, pattern: linkShape })),
});
export type Run = Static<typeof Run>;

const Runs = Type.Array(Run, { maxItems: maxRuns });

const Block = Type.Union([
  Type.Object({ kind: Type.Literal('paragraph'), runs: Runs }),
  Type.Object({
    kind: Type.Literal('heading'),
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    text: NonEmptyText({ maximum: 200 }),
  }),
  Type.Object({
    kind: Type.Literal('list'),
    ordered: Type.Boolean(),
    items: Type.Array(Runs, { minItems: 1, maxItems: maxItems }),
  }),
  Type.Object({ kind: Type.Literal('quote'), runs: Runs }),
  Type.Object({
    kind: Type.Literal('picture'),
    key: Type.String({ pattern: '^[0-9a-f]{20}$' }),
    alt: OptionalText({ maximum: 300 }),
    caption: OptionalText({ maximum: 300 }),
  }),
]);
export type Block = Static<typeof Block>;

/**
 * A rich text as data: paragraphs, headings, lists, quotes and images. It contains no markup, so that rendering it cannot inject any; a schema for
 * bodies and replies alike.
 */
export const WrittenDocument = () => Type.Object({ blocks: Type.Array(Block, { maxItems: maxBlocks }) });
export type WrittenDocument = Static<ReturnType<typeof WrittenDocument>>;
