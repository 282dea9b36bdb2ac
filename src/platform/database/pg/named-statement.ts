import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** A statement that its connection keeps prepared under a name. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly rowMode?: string;
  readonly types?: pg.CustomTypesConfig;
  /** The transaction that it is made in is committed with it; one that has only joined another is not. */
  readonly commits?: boolean;
}

/** As much of pg's connection as a prepared statement is run with. */
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

/** What is sent along with a statement, so that a transaction costs no way to the database of its own. */
export interface Around {
  /** What begins a transaction with this statement. */
  readonly begin?: string | undefined;
  /** Commits the transaction with this statement: when that fails, PostgreSQL passes over the commit. */
  readonly commit?: boolean | undefined;
}

/** The columns that a statement answers with, and how their texts become values. */
interface Columns {
  readonly fields: pg.FieldDef[];
  readonly types: pg.CustomTypesConfig | undefined;
  readonly read: readonly ((text: string) => unknown)[];
}

/** What each connection has learnt of its statements. */
const known = new WeakMap<Connection, Map<string, Columns>>();
const noColumns: Columns = { fields: [], types: undefined, read: [] };

/** Connections whose statements are prepared anew each time. */
const throughPooler = new WeakSet<pg.ClientBase>();

/**
 * From now on no name is sent over this connection: behind it each transaction may be on another connection of the server, which
 * knows nothing of what was prepared.
 */
export function prepareAnew(client: pg.ClientBase): void {
  throughPooler.add(client);
}

/**
 * Runs a statement that is prepared under its name. Its columns are requested once a connection: pg does so each time,
 * and PostgreSQL has to describe them and pg to read that before every answer. A statement whose columns have become
 * others is refused by PostgreSQL itself.
 */
export async function runNamed(client: pg.ClientBase, query: NamedQuery, around: Around = {}): Promise<pg.QueryResult> {
  if (throughPooler.has(client))
    return new Promise((resolve, reject) => {
      client.query(new NamedStatement({ ...query, name: '' }, around, { resolve, reject }));
    });
  // pg notes every text that was read as the statement's own, so a first reading of it goes alone.
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

/** The part of pg's own `Query` that a named statement needs; pg calls its methods as the answer comes in. */
class NamedStatement implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly #query: NamedQuery;
  readonly #around: Around;
  readonly #told: Message;
  readonly #rows: unknown[] = [];
  #learnt: Map<string, Columns> | undefined;
  #columns: Columns | undefined;
  /** What begins the transaction is answered first. */
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

  /** Sends it; an error that is answered here has not been sent. */
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
    // A statement without columns is not described either: nothing was to be learnt of it.
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

/** A statement without values or answer, in the same message as the one beside it. */
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

/** The columns with their readers; those of another caller's types are made anew. */
function readBy(columns: Columns, types: pg.CustomTypesConfig | undefined): Columns {
  if (columns.read.length === columns.fields.length && columns.types === types) return columns;
  const parsers = types ?? pg.types;
  return {
    fields: columns.fields,
    types,
    read: columns.fields.map((field) => parsers.getTypeParser(field.dataTypeID, 'text') as (text: string) => unknown),
  };
}
