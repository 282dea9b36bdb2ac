import type { TSchema } from 'typebox';
import type { Former } from '#shared/contract/fields.ts';
import { sunsetOf } from '../retired.ts';
import { isMoney, meaningOf } from './meanings/meanings.ts';

/** A schema as written in the document. */
export interface Written {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly normalise?: string;
  /** Former values that are still accepted in place of present ones; its description names them. */
  readonly formerValues?: object;
  readonly formerly?: Former;
  readonly description?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Written>>;
  readonly items?: Written;
  /** For field names that the caller chooses. */
  readonly patternProperties?: Readonly<Record<string, Written>>;
  readonly anyOf?: readonly Written[];
}

/** Schemas by the names under which the document lists them. */
export type NamedSchemas = Readonly<Record<string, TSchema>>;

/** What the document uses of the features besides their calls: schemas by name, and the types of events, each of which is an `Event`. */
export interface NamedParts {
  readonly schemas: NamedSchemas;
  readonly events: readonly string[];
}

/** The schema of every amount of money; limits of a single field are written beside the reference to it. */
const toman = {
  type: 'integer',
  format: 'int64',
  description: 'An amount of money in whole toman; one toman is ten rial.',
} as const;

const largestInt32 = 2_147_483_647;

const copyOf = (schema: TSchema): Written => JSON.parse(JSON.stringify(schema)) as Written;

/** Writes schemas for the document: a named schema becomes a reference, and every field has its meaning and its format. */
export class SchemaWriter {
  readonly #names: ReadonlyMap<string, string>;
  readonly #named: NamedSchemas;
  /** Fields without a description, as `owner.field`. */
  readonly undescribed = new Set<string>();

  constructor(named: NamedSchemas) {
    this.#named = named;
    this.#names = new Map(Object.entries(named).map(([name, schema]) => [JSON.stringify(schema), name]));
  }

  /** Writes a call's schema under this name. */
  write(schema: TSchema, owner: string): Written {
    return this.#written(copyOf(schema), owner);
  }

  /** Writes a field of an object or of a request, with its description. */
  field(schema: Written, owner: string, name: string): Written {
    const { description, ...rest } = schema;
    const meaning = description ?? meaningOf(owner, name);
    if (meaning === undefined) this.undescribed.add(`${owner}.${name}`);
    const written = this.#written(rest, name, isMoney(owner, name));
    return meaning === undefined ? written : { ...written, description: meaning };
  }

  /** Writes all named schemas. */
  components(): Record<string, Written> {
    const written = Object.entries(this.#named).map(([name, schema]): [string, Written] => [
      name,
      this.#inside(copyOf(schema), name, false),
    ]);
    return { Toman: toman, ...Object.fromEntries(written) };
  }

  #written(schema: Written, owner: string, money = false): Written {
    const name = this.#names.get(JSON.stringify(schema));
    return name === undefined ? this.#inside(schema, owner, money) : { $ref: `#/components/schemas/${name}` };
  }

  #inside({ normalise, formerValues: _, ...schema }: Written, owner: string, money: boolean): Written {
    const { properties, patternProperties, items, anyOf } = schema;
    return {
      ...withFormat(schema, normalise, money),
      ...(properties === undefined ? {} : { properties: this.#fields(properties, owner) }),
      ...(patternProperties === undefined
        ? {}
        : {
            patternProperties: Object.fromEntries(
              Object.entries(patternProperties).map(([name, one]) => [name, this.#written(one, owner, money)]),
            ),
          }),
      ...(items === undefined ? {} : { items: this.#written(items, owner, money) }),
      ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => this.#written(one, owner, money)) }),
    };
  }

  #fields(properties: Readonly<Record<string, Written>>, owner: string): Record<string, Written> {
    return Object.fromEntries(
      Object.entries(properties)
        .flatMap(underBothNames)
        .map(([name, one]) => [name, this.field(one, owner, name)]),
    );
  }
}

/** Lists a renamed field under both names, the former one as deprecated. */
export function underBothNames([name, { formerly, ...one }]: [string, Written]): [string, Written][] {
  if (formerly === undefined) return [[name, one]];
  const description = `The former name of \`${name}\`, taken until ${sunsetOf(formerly.since).toISOString().slice(0, 10)}.`;
  return [
    [name, one],
    [formerly.name, { ...one, description, deprecated: true }],
  ];
}

/** Returns the schema with the format of its number or text. */
function withFormat(schema: Written, normalise: string | undefined, money: boolean): Written {
  const { type, maximum } = schema;
  if (type === 'integer' && money) {
    const { type: _, ...limits } = schema;
    return { $ref: '#/components/schemas/Toman', ...limits };
  }
  if (type === 'integer') return { ...schema, format: (maximum ?? Infinity) <= largestInt32 ? 'int32' : 'int64' };
  if (type === 'string' && normalise === 'day') return { ...schema, format: 'date' };
  if (type === 'string' && normalise === 'moment') return { ...schema, format: 'date-time' };
  return schema;
}
