/** How a statement uses a table: it only reads, or it changes rows (or takes numbers from the table's sequence). */
export type Kind = 'read' | 'write';

/** A relation that a statement names, as written: a table, a view, a set-returning function, or a CTE of another file. */
export interface Reference {
  readonly name: string;
  readonly kind: Kind;
}

export interface SqlReferences {
  readonly references: readonly Reference[];
  /** How the text uses relations whose names are interpolated: `FROM ${table}`. */
  readonly filledIn: readonly Kind[];
}

/** The placeholder for each interpolated value in a template's text. */
export const hole = '\uE000';

type Token = { readonly type: 'word' | 'name' | 'text' | 'sign' | 'hole'; readonly value: string };

const tokenPattern =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"((?:[^"]|"")+)"|(\$[a-z_]*\$)[\s\S]*?\2|([\p{L}_][\p{L}\p{N}_$]*)|\uE000|\$\d+|\d[\d_.]*|::|<=|>=|<>|\S/giu;

/** Words between a keyword and its relation. */
const skipped = new Set(['only', 'lateral', 'table', 'if', 'exists']);

/** Words that may follow a relation and its alias; an ordinary sentence continues with another word. */
const followers = new Set(
  (
    'where join left right inner outer cross full natural on using set group order limit offset having union intersect except for values select with default ' +
    'returning as and or when then else end not window fetch tablesample overriding do conflict restart cascade in is from share between like asc desc'
  ).split(' '),
);

/** Words that a fragment of SQL begins with. */
const beginnings = new Set(
  (
    'select with insert update delete from join left right inner cross full where and or not exists order group having union values truncate lock create alter ' +
    'drop case coalesce merge analyze vacuum explain copy lateral using set on in as begin'
  ).split(' '),
);

/** Returns the relations that a text names. `certain` where its context already shows that it is SQL. */
export function sqlReferences(text: string, { certain = false } = {}): SqlReferences {
  const tokens = tokensOf(text);
  if (!certain && !readsAsSql(tokens)) return { references: [], filledIn: [] };
  const hidden = cteScopes(tokens);
  const references: Reference[] = [...numbersTaken(tokens)];
  const filledIn: Kind[] = [];
  for (const { at, kind } of relationPositions(tokens)) {
    const token = tokens[at];
    if (token?.type === 'hole') filledIn.push(kind);
    else if (token && isName(token) && !hidden(token.value, at) && endsLikeRelation(tokens, at))
      references.push({ name: token.value, kind });
  }
  return { references, filledIn };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [whole, quoted, dollar, word] of text.matchAll(tokenPattern)) {
    if (whole.startsWith('--') || whole.startsWith('/*')) continue;
    if (dollar !== undefined)
      tokens.push({ type: 'sign', value: '(' }, ...tokensOf(whole.slice(dollar.length, -dollar.length)), {
        type: 'sign',
        value: ')',
      });
    else if (quoted !== undefined) tokens.push({ type: 'name', value: quoted });
    else if (word !== undefined) tokens.push({ type: 'word', value: word });
    else if (whole === hole) tokens.push({ type: 'hole', value: '' });
    else if (whole.length > 1 && whole.startsWith("'")) tokens.push({ type: 'text', value: whole.slice(1, -1) });
    else tokens.push({ type: 'sign', value: whole });
  }
  return tokens;
}

const isName = (token: Token | undefined) => token?.type === 'word' || token?.type === 'name';
const isSign = (token: Token | undefined, value: string) => token?.type === 'sign' && token.value === value;

/** Returns a token as a keyword in lower case; empty for a word written as in a sentence (`Select`). */
function keyword(token: Token | undefined): string {
  if (token?.type !== 'word') return '';
  const small = token.value.toLowerCase();
  return token.value === small || token.value === token.value.toUpperCase() ? small : '';
}

/** Whether a text is a statement or a part of one: it begins like one, or contains a query in brackets, or its clauses. */
function readsAsSql(tokens: readonly Token[]): boolean {
  const first = tokens.find((token) => token.type !== 'hole' && !['(', ')', ','].includes(token.value));
  if (beginnings.has(keyword(first))) return true;
  return tokens.some((token, at) => {
    const word = keyword(token);
    const next = keyword(tokens[at + 1]);
    if (isSign(token, '(')) return next === 'select' || next === 'with';
    if (word === 'insert' || word === 'merge') return next === 'into';
    if (word === 'delete') return next === 'from';
    if (word === 'join') return tokens.slice(at + 2, at + 5).some((later) => ['on', 'using'].includes(keyword(later)));
    if (word === 'update') return tokens.slice(at + 2, at + 5).some((later) => keyword(later) === 'set');
    return word === 'select' && tokens.slice(at).some((later) => keyword(later) === 'from');
  });
}

/** Keywords that may be followed by several relations. */
const listing = new Set(['from', 'using', 'truncate', 'lock']);

/** Yields the positions of relations: after the keywords that take one, and after the commas of their lists. */
function* relationPositions(tokens: readonly Token[]): Generator<{ at: number; kind: Kind }> {
  // A list of sources interpolated after FROM: `products p JOIN stock s ON …`.
  if (isName(tokens[0]) && !beginnings.has(keyword(tokens[0])) && joinsBehind(tokens)) yield { at: 0, kind: 'read' };
  for (const [at, token] of tokens.entries()) {
    const word = keyword(token);
    const kind = takesRelation(tokens, at, word);
    if (kind === null) continue;
    const many = listing.has(word) && keyword(tokens[at - 1]) !== 'delete';
    yield* listed(tokens, at + 1, kind, many);
  }
}

function joinsBehind(tokens: readonly Token[]): boolean {
  return tokens
    .slice(1, 4)
    .some(
      (token, at) => ['join', 'left', 'right', 'inner', 'cross', 'full'].includes(keyword(token)) && isName(tokens[at]),
    );
}

function takesRelation(tokens: readonly Token[], at: number, word: string): Kind | null {
  const before = keyword(tokens[at - 1]);
  switch (word) {
    case 'from':
      // `IS DISTINCT FROM x` compares; `DELETE FROM x` changes.
      return before === 'distinct' ? null : before === 'delete' ? 'write' : 'read';
    case 'join':
    case 'using':
      return 'read';
    case 'into':
      return 'write';
    case 'update':
      // FOR UPDATE and ON CONFLICT DO UPDATE name no table.
      return ['for', 'key', 'do'].includes(before) ? null : 'write';
    case 'truncate':
    case 'lock':
      return 'write';
    case 'analyze':
    case 'vacuum':
    case 'copy':
      return 'read';
    default:
      return null;
  }
}

/** Yields the relation at a position and, for `FROM a, b`, those after its commas; text in brackets is processed separately. */
function* listed(
  tokens: readonly Token[],
  from: number,
  kind: Kind,
  many: boolean,
): Generator<{ at: number; kind: Kind }> {
  let at = from;
  while (skipped.has(keyword(tokens[at]))) at += 1;
  if (isSign(tokens[at + 1], '.') && ['public', 'pg_catalog', 'information_schema'].includes(tokens[at]?.value ?? ''))
    at += 2;
  yield { at, kind };
  if (!many) return;
  let depth = 0;
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (isSign(token, '(')) depth += 1;
    else if (isSign(token, ')')) depth -= 1;
    if (depth < 0 || (depth === 0 && (isSign(token, ';') || listEnds.has(keyword(token))))) return;
    if (depth === 0 && isSign(token, ',')) {
      yield* listed(tokens, next + 1, kind, many);
      return;
    }
  }
}

const listEnds = new Set(
  'where set group order limit offset having union intersect except for values select returning window fetch'.split(
    ' ',
  ),
);

/** Whether a clause, a sign or the end follows a relation and its alias: `update products of this shop` is a sentence. */
function endsLikeRelation(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  // `extract(epoch FROM orders.placed_at)` names a column; nowhere here is a name before a dot a schema.
  if (isSign(tokens[next], '.')) return false;
  if (keyword(tokens[next]) === 'as') next += 1;
  if (isName(tokens[next]) && !followers.has(keyword(tokens[next]))) next += 1;
  const token = tokens[next];
  return token === undefined || !isName(token) || followers.has(keyword(token));
}

/** Returns the scopes of CTEs: a WITH name hides a table of the same name after its definition, up to the end of its query. */
function cteScopes(tokens: readonly Token[]): (name: string, at: number) => boolean {
  const scopes: { name: string; from: number; to: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isName(token)) continue;
    let next = at + 1;
    if (isSign(tokens[next], '(')) next = closing(tokens, next) + 1;
    if (keyword(tokens[next]) !== 'as') continue;
    next += 1;
    while (['not', 'materialized'].includes(keyword(tokens[next]))) next += 1;
    const before = tokens[at - 1];
    if (
      !isSign(tokens[next], '(') ||
      !(['with', 'recursive'].includes(keyword(before)) || isSign(before, ',') || before === undefined)
    )
      continue;
    const recursive = tokens.slice(0, at).some((earlier) => keyword(earlier) === 'recursive');
    scopes.push({ name: token.value, from: recursive ? at : closing(tokens, next), to: enclosingEnd(tokens, at) });
  }
  return (name, at) => scopes.some((scope) => scope.name === name && at > scope.from && at < scope.to);
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '(')) depth += 1;
    else if (isSign(tokens[at], ')')) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** Returns where the brackets around a token end. */
function enclosingEnd(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '(')) depth += 1;
    else if (isSign(tokens[at], ')')) depth -= 1;
    if (depth < 0) return at;
  }
  return tokens.length;
}

/** Yields the uses of sequences: `nextval('orders_id_seq')` takes numbers of orders, `'orders'::regclass` reads the table. */
function* numbersTaken(tokens: readonly Token[]): Generator<Reference> {
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'text') continue;
    const caller = isSign(tokens[at - 1], '(') ? keyword(tokens[at - 2]) : '';
    if (['nextval', 'setval', 'currval'].includes(caller))
      yield { name: token.value.replace(/_id_seq$/, ''), kind: 'write' };
    else if (caller === 'pg_get_serial_sequence') yield { name: token.value, kind: 'write' };
    else if (caller === 'to_regclass' || (isSign(tokens[at + 1], '::') && keyword(tokens[at + 2]) === 'regclass'))
      yield { name: token.value, kind: 'read' };
  }
}
