import { Type, type Static } from 'typebox';
import { linkShape } from './document.ts';
import { NonEmptyText, OptionalText } from './fields.ts';

/** How much one document may hold; a long article has a tenth of it. */
const maxBlocks = 300;
const maxRuns = 80;
const maxItems = 60;
const longestRun = 4_000;

/** A piece of text that looks the same from its first letter to its last; a line break is a `\n` in it. */
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
 * A written text as data: paragraphs, headings, lists, quotes and images. It holds no markup, so whoever draws it
 * cannot be made to draw anything else; a schema for bodies and replies alike.
 */
export const WrittenDocument = () => Type.Object({ blocks: Type.Array(Block, { maxItems: maxBlocks }) });
export type WrittenDocument = Static<ReturnType<typeof WrittenDocument>>;
