import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** A statement that is prepared under a name on its connection. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly rowMode?: string;
  readonly types?: pg.CustomTypesConfig;
  /** Whether the transaction it runs in is committed with it; not for one that has only joined another. */
  readonly commits?: boolean;
}

/** The part of pg's connection needed to run a prepared statement. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(query: { name: string; text: string }): void;
  bind(bound: {
    portal: string;
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(what: { type: 'P'; name: string }): void;
  execute(what: { portal: string }): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** What is sent together with a statement, so that a transaction needs no separate round trips. */
export interface Around {
  /** The command that begins a transaction with this statement. */
  readonly begin?: string | undefined;
  /** Commits the transaction with this statement: when that fails, PostgreSQL skips the commit. */
  readonly commit?: boolean | undefined;
}

/** The columns of a statement's result, and the parsers of their texts. */
interface Columns {
  readonly fields: pg.FieldDef[];
  readonly types: pg.CustomTypesConfig | undefined;
  readonly read: readonly ((text: string) => unknown)[];
}

/** The column descriptions cached per connection. */
const known = new WeakMap<Connection, Map<string, Columns>>();
const noColumns: Columns = { fields: [], types: undefined, read: [] };

/** Connections whose statements are prepared each time. */
const throughPooler = new WeakSet<pg.ClientBase>();

/**
 * Disables named statements on this connection: behind a pooler each transaction may use another server connection, which does not have the prepared
 * statements.
 */
export function prepareAnew(client: pg.ClientBase): void {
  throughPooler.add(client);
}

/**
 * Runs a statement that is prepared under its name. Its columns are described once per connection: pg requests that each time, so PostgreSQL must
 * send, and pg parse, the description before every result. PostgreSQL itself rejects a statement whose columns have changed.
 */
export async function runNamed(client: pg.ClientBase, query: NamedQuery, around: Around = {}): Promise<pg.QueryResult> {
  if (throughPooler.has(client))
    return new Promise((resolve, reject) => {
      client.query(new NamedStatement({ ...query, name: '' }, around, { resolve, reject }));
    });
  // pg records every parsed text as the statement's own, so BEGIN is sent separately before the first parse.
  const apart = around.begin !== undefined && !isPrepared(client, query.name);
  if (apart) await client.query(around.begin);
  return new Promise((resolve, reject) => {
    client.query(new NamedStatement(query, apart ? { commit: around.commit } : around, { resolve, reject }));
  });
}

function isPrepared(client: pg.ClientBase, name: string): boolean {
  return (client as unknown as { connection: Connection }).connection.parsedStatements[name] !== undefined;
}

interface Message {
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: Error) => void;
}

/** The part of pg's own `Query` that a named statement needs; pg calls its methods as the response arrives. */
class NamedStatement implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly #query: NamedQuery;
  readonly #around: Around;
  readonly #told: Message;
  readonly #rows: unknown[] = [];
  #learnt: Map<string, Columns> | undefined;
  #columns: Columns | undefined;
  /** The response of BEGIN comes first. */
  #begun: boolean;
  #answered = false;
  #committed = false;
  #command = '';
  #rowCount: number | null = null;
  #fault: Error | undefined;

  constructor(query: NamedQuery, around: Around, message: Message) {
    this.name = query.name;
    this.text = query.text;
    this.#query = query;
    this.#around = around;
    this.#told = message;
    this.#begun = around.begin === undefined;
  }

  /** Sends it; an error returned here means that nothing was sent. */
  submit(given: pg.Connection): Error | null {
    const connection = given as unknown as Connection;
    const { name, text, values = [] } = this.#query;
    const isNamed = name !== '';
    const prepared = isNamed
      ? (connection.parsedStatements[name] ?? connection.submittedNamedStatements[name])
      : undefined;
    if (prepared !== undefined && prepared !== text) return new Error(`Two statements have the name ${name}.`);
    this.#learnt = isNamed ? columnsOn(connection) : new Map<string, Columns>();
    const columns = this.#learnt.get(name);
    this.#columns = columns === undefined ? undefined : readBy(columns, this.#query.types);
    connection.stream.cork();
    try {
      if (this.#around.begin !== undefined) also(connection, this.#around.begin);
      if (prepared === undefined) {
        connection.parse({ name, text });
        if (isNamed) connection.submittedNamedStatements[name] = text;
      }
      connection.bind({ portal: '', statement: name, values, valueMapper: prepareValue });
      if (columns === undefined) connection.describe({ type: 'P', name: '' });
      connection.execute({ portal: '' });
      if (this.#around.commit === true) also(connection, 'COMMIT');
    } catch (error) {
      this.#fault = error as Error;
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = readBy({ ...noColumns, fields }, this.#query.types);
    this.#learnt?.set(this.name, this.#columns);
  }

  handleDataRow({ fields: texts }: { fields: readonly (string | null)[] }): void {
    if (this.#fault !== undefined) return;
    try {
      const columns = this.#columns ?? noColumns;
      this.#rows.push(this.#query.rowMode === 'array' ? listOf(columns, texts) : recordOf(columns, texts));
    } catch (error) {
      this.#fault = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (!this.#begun) this.#begun = true;
    else if (this.#answered) this.#committed = text === 'COMMIT';
    else this.#answer(text);
  }

  #answer(text: string): void {
    this.#answered = true;
    const words = text.split(' ');
    this.#command = words[0] ?? '';
    const count = Number(words.at(-1));
    this.#rowCount = Number.isNaN(count) ? null : count;
    // A statement without columns gets no description: there is nothing to cache.
    if (this.#columns === undefined) this.#learnt?.set(this.name, noColumns);
  }

  handleError(error: Error): void {
    this.#told.reject(this.#fault ?? error);
  }

  handleReadyForQuery(): void {
    if (this.#around.commit === true && !this.#committed) this.#fault ??= new Error(`${this.name} was not committed.`);
    if (this.#fault !== undefined) {
      this.#told.reject(this.#fault);
      return;
    }
    this.#told.resolve({
      command: this.#command,
      rowCount: this.#rowCount,
      oid: 0,
      fields: this.#columns?.fields ?? [],
      rows: this.#rows,
    });
  }
}

/** Sends a statement without values or result in the same packet as the main one. */
function also(connection: Connection, text: string): void {
  connection.parse({ name: '', text });
  connection.bind({ portal: '', statement: '', values: [], valueMapper: prepareValue });
  connection.execute({ portal: '' });
}

function columnsOn(connection: Connection): Map<string, Columns> {
  let columns = known.get(connection);
  if (columns === undefined) {
    columns = new Map();
    known.set(connection, columns);
  }
  return columns;
}

function listOf({ read }: Columns, texts: readonly (string | null)[]): unknown[] {
  return texts.map((text, index) => (text === null ? null : read[index]?.(text)));
}

function recordOf({ fields, read }: Columns, texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let index = 0;
  for (const { name } of fields) {
    const text = texts[index] ?? null;
    row[name] = text === null ? null : read[index]?.(text);
    index += 1;
  }
  return row;
}

/** Returns the columns with their parsers, rebuilt for another caller's types. */
function readBy(columns: Columns, types: pg.CustomTypesConfig | undefined): Columns {
  if (columns.read.length === columns.fields.length && columns.types === types) return columns;
  const parsers = types ?? pg.types;
  return {
    fields: columns.fields,
    types,
    read: columns.fields.map((field) => parsers.getTypeParser(field.dataTypeID, 'text') as (text: string) => unknown),
  };
}
