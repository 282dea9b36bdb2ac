import type { Catalog } from './catalog.ts';
import { fieldOf, isNode, nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';

/**
 * Returns the columns that must not be null for a row to be returned: those that a condition of the query, or of an inner join, compares or tests for
 * being non-null. RETURNING sees a row after the change, so nothing is known of it.
 */
export function requiredBy(query: TreeNode, catalog: Catalog): ReadonlySet<string> {
  const required = new Set<string>();
  const joined = nodeIn(query, 'jointree');
  if (joined && numberIn(query, 'commandType') === 1) requireJoined(joined, required, catalog);
  return required;
}

function requireJoined(node: TreeNode, required: Set<string>, catalog: Catalog): void {
  const inner = node.kind === 'FROMEXPR' || (node.kind === 'JOINEXPR' && numberIn(node, 'jointype') === 0);
  if (!inner) return;
  const condition = nodeIn(node, 'quals');
  if (condition) requireTrue(condition, required, catalog);
  const parts =
    node.kind === 'FROMEXPR' ? nodesIn(node, 'fromlist') : [nodeIn(node, 'larg'), nodeIn(node, 'rarg')].filter(isNode);
  for (const part of parts) requireJoined(part, required, catalog);
}

function requireTrue(condition: TreeNode, required: Set<string>, catalog: Catalog): void {
  if (condition.kind === 'BOOLEXPR' && fieldOf(condition, 'boolop') === 'and') {
    for (const part of nodesIn(condition, 'args')) requireTrue(part, required, catalog);
  } else if (condition.kind === 'NULLTEST' && numberIn(condition, 'nulltesttype') === 1) {
    requireVariable(nodeIn(condition, 'arg'), required);
  } else if (
    condition.kind === 'OPEXPR' ||
    (condition.kind === 'SCALARARRAYOPEXPR' && fieldOf(condition, 'useOr') === 'true')
  ) {
    if (catalog.functions.get(numberIn(condition, 'opfuncid'))?.strict !== true) return;
    for (const argument of nodesIn(condition, 'args')) requireVariable(argument, required);
  }
}

function requireVariable(node: TreeNode | undefined, required: Set<string>): void {
  if (node?.kind === 'RELABELTYPE') requireVariable(nodeIn(node, 'arg'), required);
  if (node?.kind === 'VAR' && numberIn(node, 'varlevelsup') === 0) required.add(keyOf(node));
}

/** Returns the key of a column behind the same outer joins. */
export function keyOf(variable: TreeNode): string {
  return `${numberIn(variable, 'varno')}.${numberIn(variable, 'varattno')} ${JSON.stringify(fieldOf(variable, 'varnullingrels'))}`;
}
