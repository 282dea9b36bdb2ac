import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A table, view, set-returning function or sequence, and the feature (or `platform`) in whose folder it is declared. */
export interface Relation {
  readonly name: string;
  readonly owner: string;
  /** Whether it is declared in a `*.views.ts`: everybody may read it. */
  readonly exported: boolean;
}

export interface Relations {
  readonly byName: ReadonlyMap<string, Relation>;
  /** By `file#export`, as an import names it. */
  readonly byExport: ReadonlyMap<string, Relation>;
}

/** The calls that declare a relation: Drizzle's, and those of platform/database/sql-function.ts. */
const declarations = new Set(['pgTable', 'pgView', 'pgMaterializedView', 'pgSequence', 'sqlFunction']);

/** Returns the feature that a file belongs to; outside of features its folder under src, or the folder beside it (`demo`). */
export function ownerOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'src') return top;
  if (second === 'features') return third;
  return second.includes('.') ? 'top' : second;
}

export const isTables = (file: string) => file.endsWith('.tables.ts');
export const isViews = (file: string) => file.endsWith('.views.ts');

/** Reads every `*.tables.ts` and `*.views.ts`; throws if two declare the same name. */
export function findRelations(root: string, files: readonly string[]): Relations {
  const byName = new Map<string, Relation>();
  const byExport = new Map<string, Relation>();
  for (const file of files.filter((name) => isTables(name) || isViews(name))) {
    for (const { exportName, name } of declaredIn(file, readFileSync(path.join(root, file), 'utf8'))) {
      const known = byName.get(name);
      if (known) throw new Error(`${name} is declared by ${known.owner} and in ${file}: a relation has one owner`);
      const relation = { name, owner: ownerOf(file), exported: isViews(file) };
      byName.set(name, relation);
      byExport.set(`${file}#${exportName}`, relation);
    }
  }
  return { byName, byExport };
}

function* declaredIn(file: string, text: string): Generator<{ exportName: string; name: string }> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const first = initializer && declaringCall(initializer)?.arguments[0];
      if (first && ts.isStringLiteral(first) && ts.isIdentifier(name))
        yield { exportName: name.text, name: first.text };
    }
  }
}

/** Returns the call that declares the name at the bottom of a chain: `pgView('x', {…}).existing()` and the like. */
function declaringCall(expression: ts.Expression): ts.CallExpression | null {
  if (!ts.isCallExpression(expression)) return null;
  const { expression: callee } = expression;
  if (ts.isIdentifier(callee)) return declarations.has(callee.text) ? expression : null;
  return ts.isPropertyAccessExpression(callee) ? declaringCall(callee.expression) : null;
}
