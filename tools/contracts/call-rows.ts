/** A call as declared in its contract's text, in any commit. */
export interface CallRow {
  readonly name: string;
  readonly summary: string;
  readonly status: string;
  /** The pagination of a list; empty for a call without one. */
  readonly list: string;
  readonly once: string;
  readonly version: string;
}

const call = /^ {2}'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']*)': \{$/gm;

/** Returns the calls that a contract's text declares, in order. */
export function callsIn(text: string): CallRow[] {
  const found = [...text.matchAll(call)];
  return found.map((match, index) => {
    const declared = text.slice(match.index, found[index + 1]?.index ?? text.length);
    const end = declared.indexOf('\n  },');
    return rowOf(match[1] ?? '', end === -1 ? declared : declared.slice(0, end));
  });
}

function rowOf(name: string, declared: string): CallRow {
  const summary = /summary:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/.exec(declared);
  return {
    name,
    summary: (summary?.[1] ?? summary?.[2] ?? '').replaceAll("\\'", "'"),
    status: /status: (\d+)/.exec(declared)?.[1] ?? '200',
    list: listOf(declared),
    once: /idempotency: '(\w+)'/.exec(declared)?.[1] ?? '',
    version: /\bversion: /.test(declared) ? 'yes' : '',
  };
}

function listOf(declared: string): string {
  const reply = declared.slice(declared.indexOf('reply:'));
  if (reply.startsWith('reply: Type.Array')) return 'bare array';
  if (/\.\.\.goesOn|next_after/.test(reply)) return 'next_after';
  if (reply.includes('...endsHere')) return 'one page';
  if (!/\bdata: Type\.Array|\bnext: /.test(reply)) return '';
  return /\bbefore: /.test(declared) ? 'before' : /\bnext: /.test(reply) ? 'next' : 'data alone';
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
const verbOf = ({ name }: CallRow) => name.slice(0, name.indexOf(' '));

/** Returns the similarity of two calls by their words: 1 for the same words. */
function likeness(one: CallRow, other: CallRow): number {
  const [mine, theirs] = [wordsOf(`${one.name} ${one.summary}`), wordsOf(`${other.name} ${other.summary}`)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return shared / Math.max(1, mine.size + theirs.size - shared);
}

const leastLikeness = 0.5;

/** Pairs each earlier call with a current one: by its name, else with the most similar unpaired one of the same method. */
export function paired(
  before: readonly CallRow[],
  now: readonly CallRow[],
): readonly (readonly [before: CallRow | null, now: CallRow | null])[] {
  const left = new Map(now.map((row) => [row.name, row]));
  const pairs: [CallRow | null, CallRow | null][] = before.map((row) => {
    const same = left.get(row.name) ?? null;
    if (same !== null) left.delete(row.name);
    return [row, same];
  });
  for (const pair of pairs) {
    const [was, is] = pair;
    if (was === null || is !== null) continue;
    const likest = [...left.values()]
      .filter((row) => verbOf(row) === verbOf(was))
      .map((row) => ({ row, by: likeness(was, row) }))
      .sort((a, b) => b.by - a.by)[0];
    if (likest === undefined || likest.by < leastLikeness) continue;
    left.delete(likest.row.name);
    pair[1] = likest.row;
  }
  const address = ([was, is]: (typeof pairs)[number]) => (is ?? was)?.name.replace(/^\S+ /, '') ?? '';
  return [...pairs, ...[...left.values()].map((row): [null, CallRow] => [null, row])].sort((a, b) =>
    address(a).localeCompare(address(b), 'en'),
  );
}
