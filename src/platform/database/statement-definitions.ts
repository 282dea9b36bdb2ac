import type { RowTypes, SqlType } from './sql-types.ts';

/** A statement as it will be sent, for who checks it against the database. */
export interface StatementDefinition {
  readonly name: string;
  readonly text: string;
  /** In the order of their numbers. */
  readonly params: readonly { readonly name: string; readonly type: SqlType<unknown, never> }[];
  /** Undefined of a statement that answers nothing. */
  readonly row: RowTypes | undefined;
}

type Observer = (definition: StatementDefinition) => void;

let observer: Observer | undefined;

/** Is called with every statement that is defined from now on: tools/statements does, and nobody in a running shop. */
export function observeStatements(called: Observer): void {
  observer = called;
}

/** Calls the observer, if there is one; what is expensive to describe is described only then. */
export function statementDefined(describe: () => readonly StatementDefinition[]): void {
  if (observer !== undefined) for (const definition of describe()) observer(definition);
}
