import type { PGlite } from '@electric-sql/pglite';
import { readTree, type TreeValue } from './node-tree.ts';

/** PostgreSQL's description of a statement before it is run. */
export interface Described {
  readonly paramTypes: readonly number[];
  readonly columns: readonly { readonly name: string; readonly type: number }[];
  /** The analysed statement, with its views expanded. */
  readonly tree: TreeValue;
}

/** Configures the database to report the analysed tree of every statement with its response. */
export async function prepareToDescribe(database: PGlite): Promise<void> {
  await database.exec('SET client_min_messages = log; SET debug_print_rewritten = on; SET debug_pretty_print = off');
}

/** Prepares and describes a statement; returns the message of the database where it refuses. */
export async function describeStatement(database: PGlite, text: string): Promise<Described | string> {
  const parse = message('P', `\0${text}\0`, Buffer.alloc(2));
  const describe = message('D', 'S\0');
  const { messages } = await database.execProtocol(Buffer.concat([parse, describe, message('S', '')]), {
    throwOnError: false,
  });
  let tree: TreeValue = [];
  let paramTypes: readonly number[] = [];
  let columns: Described['columns'] = [];
  for (const answer of messages) {
    const reply = answer as {
      name: string;
      message?: string;
      detail?: string;
      dataTypeIDs?: number[];
      fields?: { name: string; dataTypeID: number }[];
    };
    if (reply.name === 'error') return reply.message ?? 'it is refused';
    if (reply.name === 'notice' && reply.message === 'rewritten parse tree:') tree = readTree(reply.detail ?? '()');
    if (reply.name === 'parameterDescription') paramTypes = reply.dataTypeIDs ?? [];
    if (reply.name === 'rowDescription')
      columns = (reply.fields ?? []).map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  }
  return { paramTypes, columns, tree };
}

function message(kind: string, text: string, end: Uint8Array = new Uint8Array()): Uint8Array {
  const body = Buffer.concat([Buffer.from(text), end]);
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
