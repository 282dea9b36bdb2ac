import path from 'node:path';
import ts from 'typescript';
import { isTables, isViews, type Relation, type Relations } from './owners.ts';
import { hole, sqlReferences, type Kind } from './sql-references.ts';

/** A use of a relation in a file, one for each mention. */
export interface Use {
  readonly relation: Relation;
  readonly kind: Kind;
  /** From 1. */
  readonly line: number;
}

const writes = new Set(['insert', 'update', 'delete']);

/** Returns every use of a table or view in a file: in the text of its statements, and of the tables it imports. */
export function usesIn(file: string, text: string, relations: Relations): Use[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return [...usesInText(source, relations), ...usesOfImports(source, importedRelations(source, file, relations))];
}

const lineOf = (source: ts.SourceFile, node: ts.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Handles a file that interpolates table names into a statement: every string that is such a name counts. */
function usesInText(source: ts.SourceFile, { byName }: Relations): Use[] {
  const uses: Use[] = [];
  const bareNames: { relation: Relation; line: number }[] = [];
  const filledIn = new Set<Kind>();
  walk(source, (node) => {
    const text = literalText(node);
    if (text === null) return;
    const line = lineOf(source, node);
    const bare = byName.get(text);
    if (bare && !isTables(source.fileName) && !isViews(source.fileName)) bareNames.push({ relation: bare, line });
    const found = sqlReferences(text, { certain: isStatement(node) });
    for (const { name, kind } of found.references) {
      const relation = byName.get(name);
      if (relation) uses.push({ relation, kind, line });
    }
    if (!isDrizzleText(node)) for (const kind of found.filledIn) filledIn.add(kind);
  });
  for (const kind of filledIn) uses.push(...bareNames.map(({ relation, line }) => ({ relation, kind, line })));
  return uses;
}

/** Returns the text of a string or template, with a hole for each value; null for any other node and for the names of imports and types. */
function literalText(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent))
    return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('');
}

/** Whether the text is a sql`…` template, which interpolates Drizzle's table objects, named by their imports. */
const isDrizzleText = (node: ts.Node) => ts.isTaggedTemplateExpression(node.parent);

/** Whether the text is run as a statement wherever it is: sql`…`, `query('…')` and the `text` of a statement. */
function isStatement(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return ts.isIdentifier(parent.tag) && parent.tag.text === 'sql';
  if (ts.isPropertyAssignment(parent))
    return ts.isIdentifier(parent.name) && parent.name.text === 'text' && isStatementObject(parent.parent);
  if (ts.isArrowFunction(parent)) return isCompose(parent);
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
  const { expression, name } = parent.expression;
  return name.text === 'query' || (name.text === 'raw' && ts.isIdentifier(expression) && expression.text === 'sql');
}

/** `compose: (request, bind) => `…`` of a composedStatement; in a longer function each string is checked separately. */
const isCompose = ({ parent }: ts.ArrowFunction) =>
  ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === 'compose';

/** `statement({ name, params, row, text })` or `query({ text, values })`; message texts are objects too. */
function isStatementObject({ parent }: ts.Node): boolean {
  if (!ts.isCallExpression(parent)) return false;
  const callee = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression;
  return ts.isIdentifier(callee) && ['statement', 'query'].includes(callee.text);
}

/** Returns the tables that a file imports, by their local names; of a whole module as `name.export`. */
function importedRelations(source: ts.SourceFile, file: string, { byExport }: Relations): Map<string, Relation> {
  const found = new Map<string, Relation>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = importedFile(file, statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !(isTables(from) || isViews(from))) continue;
    if (ts.isNamespaceImport(bindings)) {
      for (const [key, relation] of byExport)
        if (key.startsWith(`${from}#`)) found.set(`${bindings.name.text}.${key.slice(from.length + 1)}`, relation);
      continue;
    }
    for (const { name, propertyName } of bindings.elements) {
      const relation = byExport.get(`${from}#${(propertyName ?? name).text}`);
      if (relation) found.set(name.text, relation);
    }
  }
  return found;
}

/** As in package.json's `imports`: `#demo/x` is in demo/, any other `#x` in src/. */
const importedFile = (file: string, target: string) =>
  target.startsWith('#')
    ? target.replace(/^#(?!demo\/)/, 'src/').replace(/^#/, '')
    : path.posix.join(path.posix.dirname(file), target);

/** Returns the uses of an imported table as a whole; a table of which only columns are named counts once. Foreign keys between tables are exempt. */
function usesOfImports(source: ts.SourceFile, imported: ReadonlyMap<string, Relation>): Use[] {
  if (imported.size === 0 || isTables(source.fileName)) return [];
  const uses: Use[] = [];
  const columnsOnly = new Map<Relation, Use>();
  walk(source, (node) => {
    const relation =
      ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? imported.get(node.getText(source)) : undefined;
    if (!relation || !isValue(node)) return;
    const use: Use = { relation, kind: kindOf(node), line: lineOf(source, node) };
    if (ts.isPropertyAccessExpression(node.parent)) columnsOnly.set(relation, use);
    else uses.push(use);
  });
  const whole = new Set(uses.map(({ relation }) => relation));
  return [...uses, ...[...columnsOnly.values()].filter(({ relation }) => !whole.has(relation))];
}

/** Whether the name is used as a value: not in an import, a type, a key or after a dot. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isTypeQueryNode(parent) || ts.isQualifiedName(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name !== node;
  return !ts.isTypeReferenceNode(parent);
}

function kindOf({ parent }: ts.Node): Kind {
  const called =
    ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name.text : '';
  return writes.has(called) ? 'write' : 'read';
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child);
    walk(child, visit);
  });
}
