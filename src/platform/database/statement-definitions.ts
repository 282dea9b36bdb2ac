import type { RowTypes, SqlType } from './sql-types.ts';

/** A statement as it will be sent, for tools that check it against the database. */
export interface StatementDefinition {
  readonly name: string;
  readonly text: string;
  /** In the order of their positions (`$1`, `$2`, …). */
  readonly params: readonly { readonly name: string; readonly type: SqlType<unknown, never> }[];
  /** Undefined for a statement that returns no rows. */
  readonly row: RowTypes | undefined;
}

type Observer = (definition: StatementDefinition) => void;

let observer: Observer | undefined;

/** Registers a callback for every statement defined from now on: used by tools/statements, never in a running shop. */
export function observeStatements(called: Observer): void {
  observer = called;
}

/** Calls the observer, if there is one; the definitions, costly to build, are built only then. */
export function statementDefined(describe: () => readonly StatementDefinition[]): void {
  if (observer !== undefined) for (const definition of describe()) observer(definition);
}
