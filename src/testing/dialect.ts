import type { Call } from '#shared/contract/contract.ts';
import type { Exceptions } from './dialect-left.ts';

/** The part of a schema that the conventions concern. */
interface Schema {
  readonly type?: string;
  readonly format?: string;
  /** The normaliser of the text before a handler reads it: `moment`. */
  readonly normalise?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const snake = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const fileName = /^[a-z]+(?:-[a-z]+)*\.[a-z]+$/;
/** Plurals without an s, uncountable nouns, and `mine`, below which the caller's own items are listed by key. */
const uncounted = new Set(['staff', 'stock', 'credit', 'media', 'chat', 'audit', 'push', 'cart', 'mine']);

type Found = (rule: string, where: string) => void;

/** Called with a field, its schema, and the field or the part of the call that contains it. */
type Visit = (name: string, one: Schema, holder: string) => void;

/** Visits every property of a schema, at any depth. */
function eachProperty(schema: Schema | undefined, visit: Visit, holder: string): void {
  if (schema === undefined) return;
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    visit(name, one, holder);
    eachProperty(one, visit, name);
  }
  eachProperty(schema.items, visit, holder);
  for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) eachProperty(part, visit, holder);
}

/** Returns a schema and its alternatives besides null. */
const alternatives = (schema: Schema): readonly Schema[] => [schema, ...(schema.anyOf ?? [])];

function checkAddress(path: string, call: Call, found: Found): void {
  const parts = path.split('/').slice(2);
  const last = parts.at(-1) ?? '';
  if (last !== '' && !fileName.test(last)) found('closing-slash', path);
  if (call.download !== undefined && last === '') found('file-suffix', path);
  const named = parts.filter((part) => part !== '');
  named.forEach((part, index) => {
    const shape = part.startsWith(':') ? snake.test(part.slice(1)) : kebab.test(part) || fileName.test(part);
    if (!shape) found('address-words', part);
    const isKeyed = named[index + 1]?.startsWith(':') === true;
    if (isKeyed && !part.startsWith(':') && !part.endsWith('s') && !uncounted.has(part)) found('plural-nouns', part);
  });
}

/** The last part of an address. */
const lastOf = (path: string) => path.split('/').findLast((part) => part !== '') ?? '';

/** Returns the nouns that a contract lists, for any caller: `staff`, `seller-applications`. */
const listedIn = (contract: Readonly<Record<string, Call>>) =>
  new Set(
    Object.entries(contract)
      .filter(([name, { reply }]) => name.startsWith('GET ') && (reply as Schema).properties?.data?.type === 'array')
      .map(([name]) => lastOf(name)),
  );

function checkMethod(
  [method, path]: readonly [string, string],
  call: Call,
  listed: ReadonlySet<string>,
  found: Found,
): void {
  const last = lastOf(path);
  const isPlural = last.endsWith('s') && !last.startsWith(':') && !last.includes('-');
  const isCollection = isPlural || listed.has(last);
  if (method === 'POST' && isCollection && call.status !== 201 && call.status !== 202) found('creates-with-201', last);
  const answered = (call.reply as Schema).properties ?? {};
  const jobs = path.startsWith('/api/seller/') ? '/api/seller/jobs/:id/' : '/api/admin/jobs/:id/';
  const isJob = call.location === jobs && 'status' in answered && 'result_url' in answered;
  if (call.status === 202 && !(isJob && call.idempotency === 'required' && call.resultRow))
    found('a-job-with-202', last);
  if (method === 'DELETE' && call.body !== undefined) found('delete-without-body', last);
  const reply = call.reply as Schema;
  const isEmpty = reply.type === 'object' && Object.keys(reply.properties ?? {}).length === 0;
  if (method !== 'GET' && method !== 'DELETE' && isEmpty) found('answers-what-it-wrote', last);
  const ofStaff = typeof call.access !== 'string';
  const seen = [call.body, call.query].some(
    (part?: Schema) => part?.properties?.version !== undefined || part?.required?.includes('before') === true,
  );
  if (ofStaff && ['PUT', 'PATCH', 'DELETE'].includes(method) && !seen) found('sees-the-version', last);
}

/** Checks that only `bulk-<verb>` acts on many items, with a limit and an outcome for each. */
function checkBulk(path: string, { body, reply, status }: Call, found: Found): void {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const onMany = /^(?:decide|undo|move|set-.+|visibility)$/.test(last) && !/:\w+\/[^/]+\/$/.test(path);
  if (onMany) found('bulk-is-named-so', last);
  if (!last.startsWith('bulk-') || status === 202) return;
  const outcome = (reply as Schema).properties?.data?.items?.properties ?? {};
  const isOutcome = Object.keys(outcome).join() === 'id,outcome,code,message';
  const choices = outcome.outcome?.enum ?? outcome.outcome?.anyOf?.map((one) => one.const) ?? [];
  if (!isOutcome || choices.join() !== 'done,skipped,failed') found('bulk-answers-outcomes', last);
  const sent: Schema = body ?? {};
  const lists = Object.values(sent.properties ?? {}).filter(({ type }) => type === 'array');
  if (lists.length !== 1 || lists[0]?.maxItems !== 100) found('bulk-of-a-hundred', last);
}

/** Checks that codes name the noun and the problem: `<noun>-not-found`, `<noun>-taken`, `too-many-<nouns>`, `<noun>-<state>`. */
function checkCodes({ refusals = {} }: Call, found: Found): void {
  for (const [code, status] of Object.entries(refusals)) {
    // A missing item in the address is a 404; a missing one in the body is a valid request that cannot be fulfilled.
    if ((status === 404) !== (code.endsWith('-not-found') && code !== 'upload-not-found'))
      found('not-found-is-404', code);
    if (code.endsWith('-unknown') && status !== 422) found('unknown-is-422', code);
    const isByNoun = !/^(?:no|is|has|same)-|^not-(?!allowed)|already|-known$|^(?:taken|too-many)$/.test(code);
    if (!isByNoun || !kebab.test(code)) found('codes-by-noun', code);
    if (code.endsWith('-taken') && status !== 409) found('taken-is-409', code);
  }
}

function checkList(method: string, call: Call, found: Found): void {
  const { type, properties } = call.reply as Schema;
  const query: Schema | undefined = call.query;
  if (type === 'array') found('no-bare-array', 'reply');
  if (method !== 'GET' || properties?.data?.type !== 'array') return;
  for (const name of ['next', 'next_after']) if (properties[name] === undefined) found('list-goes-on', name);
  if (properties.next?.type !== 'null')
    for (const name of ['page_size', 'after'])
      if (query?.properties?.[name] === undefined) found('list-is-paged', name);
  for (const name of ['before', 'page', 'cursor', 'offset'])
    if (query?.properties?.[name] !== undefined) found('list-by-after', name);
}

/** A timestamp sent with any offset is a date-time in the document as well. */
const isMoment = (schema: Schema) =>
  alternatives(schema).some(({ format, normalise }) => format === 'date-time' || normalise === 'moment');
const isMoney = (schema: Schema) => alternatives(schema).some(({ description }) => description === 'Whole toman');

/** An event's kind is called `type` by the specification of webhooks. */
const isEventType = ({ description = '' }: Schema) => description.includes('order.');

/** Currencies are written as in ISO 4217. */
const isCurrency = (name: string, value: string) => name === 'currency' && /^[A-Z]{3}$/.test(value);

const isOf = (type: string, schema: Schema) => alternatives(schema).some((one) => one.type === type);

/** Checks names: a cause is `reason`, a manner is `method`, a stage in a lifecycle is `status`; a boolean is positive, never negated. */
function checkWords(where: string, name: string, schema: Schema, found: Found): void {
  if (name === 'state') found('status-not-state', where);
  if (name === 'type' && !isEventType(schema)) found('kind-not-type', where);
  if (/(?:^|_)(?:refusal|cause|suspension)$/.test(name)) found('reason-says-why', where);
  if (/_(?:fa|en)$/.test(name)) found('languages-together', where);
  if (/(?:^|_)way$/.test(name) && !isOf('boolean', schema)) found('method-says-how', where);
  if (/(?:^|_)(?:standing|step)$/.test(name)) found('status-says-where', where);
  const saysWhatIsNot = /^(?:hidden|paused|closed|blocked|disabled|inactive|invisible|unpaid)$/.test(name);
  if (saysWhatIsNot && isOf('boolean', schema)) found('says-what-is', where);
  const values = alternatives(schema).flatMap(({ enum: all = [], const: value }) => [...all, value]);
  if (values.includes('yes') || values.includes('no')) found('booleans-are-booleans', where);
}

/** Integers that are not counts of their name: a measure, an HTTP status. */
const measured = /(?:^|_)(?:seconds|minutes|hours|days|months|grams|bytes|stars|pieces|status)$/;

/** Checks that a plural is a list; a number of items is `<noun>_count`, or listed by status in `counts`. */
function checkCount(where: string, name: string, { schema, holder }: { schema: Schema; holder: string }, found: Found) {
  if (!isOf('integer', schema) || holder === 'counts' || isMoney(schema)) return;
  const isPlural = /[^s]s$/.test(name) && !name.startsWith('max_') && !measured.test(name);
  if (isPlural || name === 'waiting' || name === 'unread') found('counts-end-in-count', where);
}

function checkField(part: string, name: string, schema: Schema, found: Found): void {
  const where = `${part}.${name}`;
  if (!snake.test(name)) found('snake-case-fields', where);
  for (const { enum: values = [], const: value } of alternatives(schema))
    for (const one of [...values, value]) {
      if (typeof one === 'string' && one !== '' && !kebab.test(one.replace(/^-/, '')) && !isCurrency(name, one))
        found('kebab-case-values', where);
    }
  if (isMoment(schema) && !name.endsWith('_at') && !/_(?:from|to|since|until)$/.test(name))
    found('moments-end-in-at', where);
  if (name.endsWith('_at') && !isMoment(schema)) found('at-is-a-moment', where);
  if (isMoney(schema) && !/(?:^|_)(?:price|amount|total|balance)(?:_min|_max)?$/.test(name))
    found('money-names', where);
  checkWords(where, name, schema, found);
}

/** Returns a contract's deviations from the conventions, each as `rule call: where`; docs/decisions/0050. */
export function deviationsOf(contract: Readonly<Record<string, Call>>): string[] {
  const all = new Set<string>();
  const listed = listedIn(contract);
  for (const [name, call] of Object.entries(contract)) {
    const [method = '', path = ''] = name.split(' ');
    const found: Found = (rule, where) => all.add(`${rule} ${name}: ${where}`);
    checkAddress(path, call, found);
    checkMethod([method, path], call, listed, found);
    checkBulk(path, call, found);
    checkCodes(call, found);
    checkList(method, call, found);
    for (const part of ['params', 'query', 'body', 'reply'] as const)
      eachProperty(
        call[part],
        (field, schema, holder) => {
          checkField(part, field, schema, found);
          checkCount(`${part}.${field}`, field, { schema, holder }, found);
        },
        part,
      );
  }
  return [...all].sort();
}

/** Returns the exceptions without a reason, and those that are listed twice. */
export function unexplained(groups: readonly Exceptions[]): string[] {
  const seen = new Set<string>();
  const wrong = new Set<string>();
  for (const { reason, names } of groups) {
    const isSentence = reason.trim().length >= 30 && reason.endsWith('.');
    for (const name of names) {
      if (!isSentence || seen.has(name)) wrong.add(name);
      seen.add(name);
    }
  }
  return [...wrong];
}
