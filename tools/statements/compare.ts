import type { PGlite } from '@electric-sql/pglite';
import type { AssertedType } from '#platform/database/sql-types.ts';
import type { StatementDefinition } from '#platform/database/statement-definitions.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { describeStatement, prepareToDescribe, type Described } from './describe-statement.ts';
import { neverNullColumns, type ParamNulls } from './never-null.ts';

export interface Difference {
  /** The statement's name. */
  readonly name: string;
  readonly sentence: string;
}

/** A column as the database describes it. */
export interface FoundColumn {
  readonly name: string;
  readonly type: string;
  readonly neverNull: boolean;
}

/** PostgreSQL's aliases of a type. */
const otherNames: Readonly<Record<string, string>> = { int: 'integer', timestamptz: 'timestamp with time zone' };

function plainName(sql: string): string {
  const [, name = '', list = ''] = /^([^[(]*)(?:\(\d+\))?(\[\])?$/.exec(sql) ?? [];
  return (otherNames[name] ?? name) + list;
}

/** Compares statements with a database; an unneeded assertion is reported once every statement has been compared. */
export class Comparison {
  readonly #database: PGlite;
  readonly #catalog: Catalog;
  /** Each `neverNull` with its first column, and whether any statement needs it: a row may be shared by several statements. */
  readonly #asserted = new Map<AssertedType<unknown>, { name: string; column: string; needed: boolean }>();

  private constructor(database: PGlite, catalog: Catalog) {
    this.#database = database;
    this.#catalog = catalog;
  }

  static async begin(database: PGlite): Promise<Comparison> {
    const catalog = await readCatalog(database);
    await prepareToDescribe(database);
    return new Comparison(database, catalog);
  }

  /** Returns the columns of a statement; the database's message where it refuses. */
  async columnsOf(text: string, params: readonly ParamNulls[]): Promise<FoundColumn[] | string> {
    const described = await describeStatement(this.#database, text);
    return typeof described === 'string' ? described : this.#columns(described, params);
  }

  #columns({ columns, tree }: Described, params: readonly ParamNulls[]): FoundColumn[] {
    const neverNull = neverNullColumns(tree, params, this.#catalog);
    return columns.map(({ name, type }, index) => ({
      name,
      type: this.#typeName(type),
      neverNull: neverNull[index] === true,
    }));
  }

  #typeName(type: number): string {
    return this.#catalog.typeNames.get(type) ?? `type ${type}`;
  }

  async differencesOf({ name, text, params, row }: StatementDefinition): Promise<Difference[]> {
    const described = await describeStatement(this.#database, text);
    if (typeof described === 'string') return [{ name, sentence: `PostgreSQL refuses it: ${described}.` }];
    return [
      ...this.#paramDifferences(described, params),
      ...this.#rowDifferences(
        name,
        this.#columns(
          described,
          params.map(({ type }) => type),
        ),
        row,
      ),
    ].map((sentence) => ({ name, sentence }));
  }

  #paramDifferences({ paramTypes }: Described, params: NonNullable<StatementDefinition['params']>): string[] {
    const counted =
      paramTypes.length === params.length
        ? []
        : [`It declares ${params.length} parameters, and the database finds ${paramTypes.length}.`];
    const wrong = params.flatMap(({ name, type }, index) => {
      const found = this.#typeName(paramTypes[index] ?? 0);
      return paramTypes[index] === undefined || found === plainName(type.sql)
        ? []
        : [`The parameter ${name} is declared ${type.sql}, and the database takes ${found}.`];
    });
    return [...counted, ...wrong];
  }

  #rowDifferences(name: string, found: readonly FoundColumn[], row: StatementDefinition['row']): string[] {
    if (row === undefined)
      return found.length === 0
        ? []
        : [`It declares no row, and the database answers ${found.map((column) => column.name).join(', ')}.`];
    const twice = found.filter((column, index) => found.findIndex((other) => other.name === column.name) !== index);
    const missing = Object.keys(row).filter((column) => !found.some((other) => other.name === column));
    return [
      ...twice.map((column) => `The database answers two columns called ${column.name}.`),
      ...missing.map((column) => `The column ${column} is declared, and the database answers none of that name.`),
      ...found.flatMap((column) => this.#columnDifferences(name, column, row)),
    ];
  }

  #columnDifferences(
    statement: string,
    { name, type, neverNull }: FoundColumn,
    row: NonNullable<StatementDefinition['row']>,
  ): string[] {
    const declared = Object.hasOwn(row, name) ? row[name] : undefined;
    if (declared === undefined)
      return [`The database answers a column ${name} of type ${type}, which is not declared.`];
    if (plainName(declared.sql) !== type)
      return [`The column ${name} is declared ${declared.sql}, and is ${type} in the database.`];
    if (declared.asserted) {
      const before = this.#asserted.get(declared) ?? { name: statement, column: name, needed: false };
      this.#asserted.set(declared, { ...before, needed: before.needed || !neverNull });
    } else if (declared.nulls === 'never' && !neverNull) {
      return [`The column ${name} may be null: declare it nullable(…), or, where you know better, neverNull(…).`];
    }
    return [];
  }

  /** Returns the assertions that no statement needs. */
  assertedInVain(): Difference[] {
    return [...this.#asserted.values()]
      .filter(({ needed }) => !needed)
      .map(({ name, column }) => ({
        name,
        sentence: `The column ${column} is seen to be never null: leave neverNull(…) out.`,
      }));
  }
}
