/**
 * A query of PostgreSQL's text search as several that all must hold. The index of words answers a single one with alternatives by weighing all of
 * it for each product of any of its words; of several it leaps from what answers to one to what answers to the next: `لباس زنانه` with all that it
 * stands for took 48 to 60 ms of 100,000 products as one, 8 to 12 as three.
 */
export function clausesOf(query: string): readonly string[] {
  return clausesIn(parsed(query)).map((literals) => {
    const [only, ...others] = literals.map(textOf);
    return others.length === 0 ? (only ?? '') : `(${[only, ...others].join(' | ')})`;
  });
}

/** A word as it stands in a query: its beginning where `:*`, in names alone where `A`. */
interface Word {
  readonly word: string;
  readonly isBeginning: boolean;
  readonly weight: string;
}

type Node = Word | { readonly every: readonly Node[] } | { readonly any: readonly Node[] };
/** What is never taken apart: a word, or words together as one alternative. */
type Literal = Word | { readonly every: readonly Node[] };
type Clause = readonly Literal[];

/** More clauses than these are no sooner answered than the query that they come of. */
const maxClauses = 8;

const token = /\s*('[^']+'(?::\*?A?)?|[()&|])/y;

/** The tree of a query of words, `&`, `|` and parentheses. */
function parsed(query: string): Node {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(query); found !== null; found = token.exec(query)) tokens.push(found[1] ?? '');
  let index = 0;
  const several = (sign: '&' | '|', one: () => Node): readonly Node[] => {
    const parts = [one()];
    while (tokens[index] === sign) {
      index += 1;
      parts.push(one());
    }
    return parts;
  };
  const any = (): Node => oneOr('any', several('|', every));
  const every = (): Node => oneOr('every', several('&', one));
  const one = (): Node => {
    const here = tokens[index] ?? '';
    index += 1;
    if (here !== '(') return wordOf(here);
    const inside = any();
    index += 1;
    return inside;
  };
  return any();
}

const oneOr = (kind: 'any' | 'every', parts: readonly Node[]): Node => {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return kind === 'any' ? { any: parts } : { every: parts };
};

function wordOf(text: string): Word {
  const [, word = '', flags = ''] = /^'([^']+)'(?::(.*))?$/.exec(text) ?? [];
  return { word, isBeginning: flags.startsWith('*'), weight: flags.replace('*', '') };
}

function clausesIn(node: Node): readonly Clause[] {
  if ('word' in node) return [[node]];
  if ('every' in node) return withoutImplied(node.every.flatMap(clausesIn));
  let clauses: readonly Clause[] = [[]];
  for (const part of node.any) {
    const further = clausesIn(part);
    // Words together are one alternative among others, and so is what would become too many.
    const isWhole = areWords(part) || clauses.length * further.length > maxClauses;
    const joined = isWhole ? [[asLiteral(part)]] : further;
    clauses = withoutImplied(clauses.flatMap((clause) => joined.map((other) => alternatives([...clause, ...other]))));
  }
  return clauses;
}

/** Whether a part is a word or several together. */
const areWords = (part: Node) => 'word' in part || ('every' in part && part.every.every((one) => 'word' in one));

/** A part that is not taken apart. */
const asLiteral = (part: Node): Literal => ('any' in part ? { every: [part] } : part);

/** The alternatives that no other one stands for. */
const alternatives = (clause: Clause): Clause =>
  clause.filter(
    (one, index) =>
      !clause.some((other, at) => at !== index && covers(other, one) && (!covers(one, other) || at < index)),
  );

/** The clauses that no other one implies. */
const withoutImplied = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(
    (one, index) =>
      !clauses.some((other, at) => at !== index && implies(other, one) && (!implies(one, other) || at < index)),
  );

const implies = (first: Clause, then: Clause) => first.every((one) => then.some((other) => covers(other, one)));

/** Whether whatever bears one alternative bears the other. */
function covers(wider: Literal, narrower: Literal): boolean {
  if (!('word' in narrower))
    return textOf(wider) === textOf(narrower) || narrower.every.some((one) => 'word' in one && covers(wider, one));
  if (!('word' in wider)) return false;
  if (wider.weight !== '' && wider.weight !== narrower.weight) return false;
  return wider.isBeginning
    ? narrower.word.startsWith(wider.word)
    : wider.word === narrower.word && !narrower.isBeginning;
}

function textOf(node: Node): string {
  if ('every' in node) return `(${node.every.map(textOf).join(' & ')})`;
  if ('any' in node) return `(${node.any.map(textOf).join(' | ')})`;
  const flags = `${node.isBeginning ? '*' : ''}${node.weight}`;
  return `'${node.word}'${flags === '' ? '' : `:${flags}`}`;
}
