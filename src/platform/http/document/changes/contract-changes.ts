/** The API as clients see it, as lines: `GET /api/orders/ | reply.next` → `string or null`. Named schemas are separate subjects. */
export type Shape = Readonly<Record<string, string>>;

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
/** The part of the document that its shape is derived from. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const typeOf = (schema: Schema): string => {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  return [schema.type ?? 'anything', schema.format]
    .flat()
    .filter((part) => part !== undefined)
    .join(' ');
};

function addShape(
  shape: Record<string, string>,
  subject: string,
  path: string,
  schema: Schema,
  optional = false,
): void {
  if (schema.items !== undefined) addShape(shape, subject, `${path}[]`, schema.items, optional);
  else if (schema.properties === undefined)
    shape[`${subject} | ${path}`] = `${typeOf(schema)}${optional ? ', optional' : ''}`;
  for (const [name, one] of Object.entries(schema.properties ?? {}))
    addShape(shape, subject, path === '' ? name : `${path}.${name}`, one, schema.required?.includes(name) !== true);
}

/** Returns the shape of a document, by which two are compared. */
export function shapeOf({ paths, components }: Document): Shape {
  const shape: Record<string, string> = {};
  for (const [address, methods] of Object.entries(paths))
    for (const [method, { operationId, parameters, requestBody, responses }] of Object.entries(methods)) {
      const subject = `${method.toUpperCase()} ${address}`;
      shape[`${subject} | `] = operationId;
      for (const { name, in: part, required, schema } of parameters)
        addShape(shape, subject, `${part}.${name}`, schema, !required);
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        if (schema !== undefined) addShape(shape, subject, 'body', schema);
      for (const [status, { content }] of Object.entries(responses)) {
        if (!status.startsWith('2')) continue;
        shape[`${subject} | status`] = status;
        for (const { schema } of Object.values(content ?? {}))
          if (schema !== undefined) addShape(shape, subject, 'reply', schema);
      }
    }
  for (const [name, schema] of Object.entries(components.schemas)) addShape(shape, name, '', schema);
  return shape;
}

/** What changed about one call or one named schema. */
export interface Change {
  readonly subject: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Parts that were added, removed and changed; empty for a call that was added or removed as a whole. */
  readonly parts: readonly string[];
}

function subjectsOf(shape: Shape): ReadonlyMap<string, Shape> {
  const subjects = new Map<string, Record<string, string>>();
  for (const [line, text] of Object.entries(shape)) {
    const subject = line.slice(0, line.indexOf(' | '));
    const lines = subjects.get(subject) ?? {};
    subjects.set(subject, lines);
    lines[line] = text;
  }
  return subjects;
}

/** Returns the differences of two shapes, by subject. */
export function changesBetween(before: Shape, now: Shape): Change[] {
  const [former, present] = [subjectsOf(before), subjectsOf(now)];
  return [...new Set([...former.keys(), ...present.keys()])].sort().flatMap((subject): Change[] => {
    const [was, is] = [former.get(subject), present.get(subject)];
    if (was === undefined) return [{ subject, kind: 'added', parts: [] }];
    if (is === undefined) return [{ subject, kind: 'removed', parts: [] }];
    const parts = partsBetween(was, is);
    return parts.length === 0 ? [] : [{ subject, kind: 'changed', parts }];
  });
}

function partsBetween(was: Shape, is: Shape): string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].sort().flatMap((line) => {
    const part = line.slice(line.indexOf(' | ') + 3) || 'name';
    const [former, present] = [was[line], is[line]];
    if (former === present) return [];
    if (former === undefined) return [`+ ${part}: ${present ?? ''}`];
    return present === undefined ? [`− ${part}`] : [`${part}: ${difference(former, present)}`];
  });
}

/** Describes how a type changed: for a long list of values only those added and removed. */
function difference(was: string, is: string): string {
  const [former, present] = [was.split(' or '), is.split(' or ')];
  const gone = former.filter((one) => !present.includes(one)).map((one) => `− ${one}`);
  const come = present.filter((one) => !former.includes(one)).map((one) => `+ ${one}`);
  const isList = former.length > 2 && gone.length + come.length < former.length;
  return isList ? [...gone, ...come].join(', ') : `${was} → ${is}`;
}
