import type { SqlType } from '#platform/database/sql-types.ts';
import type { Catalog } from './catalog.ts';
import {
  carryingFunctions,
  carryingOperators,
  countingWindows,
  firstArgumentAlone,
  gatheringAggregates,
  groupAggregates,
  neverNullFunctions,
} from './null-rules.ts';
import { keyOf, requiredBy } from './required-columns.ts';
import { fieldOf, isNode, nodeIn, nodesIn, numberIn, type TreeNode, type TreeValue } from './node-tree.ts';

/** The subset of a declared parameter that the proof needs. */
export type ParamNulls = Pick<SqlType<unknown, never>, 'nulls' | 'holdsNulls'>;

/** A query with its enclosing queries: a column may refer to a table of an outer one. */
interface Level {
  readonly query: TreeNode;
  readonly outer: Level | undefined;
  /** The columns that the conditions of the query require to be non-null, by {@link keyOf}. */
  readonly required: ReadonlySet<string>;
}

const rangeKinds = [
  'relation',
  'subquery',
  'join',
  'function',
  'tablefunc',
  'values',
  'cte',
  'tuplestore',
  'result',
  'group',
] as const;

/**
 * Returns for each column of a statement whether it is proven never to be null. It uses the statement as PostgreSQL has analysed it, with its views
 * expanded: there every use of a column lists the outer joins that may make it null. What cannot be proven counts as nullable.
 */
export function neverNullColumns(tree: TreeValue, params: readonly ParamNulls[], catalog: Catalog): boolean[] {
  const query = (Array.isArray(tree) ? (tree as readonly TreeValue[]) : [tree])
    .filter(isNode)
    .find((one) => fieldOf(one, 'canSetTag') === 'true');
  if (query === undefined) return [];
  const proof = new Proof(catalog, params);
  return outputsOf(query).map((_, index) => proof.column(query, index + 1, undefined));
}

function outputsOf(query: TreeNode): readonly TreeNode[] {
  const name = numberIn(query, 'commandType') === 1 ? 'targetList' : 'returningList';
  return nodesIn(query, name).filter((entry) => fieldOf(entry, 'resjunk') !== 'true');
}

class Proof {
  readonly #catalog: Catalog;
  readonly #params: readonly ParamNulls[];
  /** Columns under proof: only a recursive query meets its own, and may assume for one iteration what it proves for the next. */
  readonly #underProof = new Map<TreeNode, Set<number>>();

  constructor(catalog: Catalog, params: readonly ParamNulls[]) {
    this.#catalog = catalog;
    this.#params = params;
  }

  /** Whether a column of a query, counted from 1, is never null in any row. */
  column(query: TreeNode, number: number, outer: Level | undefined): boolean {
    const underProof = this.#underProof.get(query) ?? new Set<number>();
    if (underProof.has(number)) return true;
    this.#underProof.set(query, underProof.add(number));
    try {
      const level: Level = { query, outer, required: requiredBy(query, this.#catalog) };
      const combined = nodeIn(query, 'setOperations');
      if (combined) return this.#combined(combined, number, level);
      const expression = nodeIn(outputsOf(query)[number - 1] ?? query, 'expr');
      return expression !== undefined && this.#expression(expression, level);
    } finally {
      underProof.delete(number);
    }
  }

  /** A column of a UNION is nullable where one of its parts is; INTERSECT and EXCEPT return rows of the first part. */
  #combined(part: TreeNode, number: number, level: Level): boolean {
    if (part.kind === 'RANGETBLREF') {
      const range = rangeOf(level.query, numberIn(part, 'rtindex'));
      const query = range && nodeIn(range, 'subquery');
      return query !== undefined && this.column(query, number, level);
    }
    const sides = numberIn(part, 'op') === 1 ? ['larg', 'rarg'] : ['larg'];
    return sides.every((side) => {
      const node = nodeIn(part, side);
      return node !== undefined && this.#combined(node, number, level);
    });
  }

  #all(nodes: readonly TreeNode[], level: Level): boolean {
    return nodes.length > 0 && nodes.every((node) => this.#expression(node, level));
  }

  #in(node: TreeNode, name: string, level: Level): boolean {
    const inner = nodeIn(node, name);
    return inner !== undefined && this.#expression(inner, level);
  }

  #expression(node: TreeNode, level: Level): boolean {
    switch (node.kind) {
      case 'VAR':
        return this.#variable(node, level);
      case 'CONST':
        return fieldOf(node, 'constisnull') === 'false';
      case 'PARAM':
        return this.#param(node)?.nulls === 'never';
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
        return true;
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return this.#in(node, 'arg', level);
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return this.#all(nodesIn(node, 'args'), level);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return nodesIn(node, 'args').some((argument) => this.#expression(argument, level));
      case 'CASEEXPR':
        return (
          this.#in(node, 'defresult', level) && nodesIn(node, 'args').every((when) => this.#in(when, 'result', level))
        );
      case 'OPEXPR':
        return (
          carryingOperators.has(this.#catalog.operators.get(numberIn(node, 'opno')) ?? '') &&
          this.#all(nodesIn(node, 'args'), level)
        );
      case 'FUNCEXPR':
        return this.#function(node, level);
      case 'AGGREF':
        return this.#aggregate(node, level);
      case 'WINDOWFUNC':
        return countingWindows.has(this.#functionName(node, 'winfnoid'));
      case 'SUBLINK':
        return this.#subquery(node, level);
      default:
        return false;
    }
  }

  /** Returns the declaration of a parameter. */
  #param(node: TreeNode): ParamNulls | undefined {
    return node.kind === 'PARAM' && numberIn(node, 'paramkind') === 0
      ? this.#params[numberIn(node, 'paramid') - 1]
      : undefined;
  }

  #functionName(node: TreeNode, field: string): string {
    return this.#catalog.functions.get(numberIn(node, field))?.name ?? '';
  }

  #function(node: TreeNode, level: Level): boolean {
    const name = this.#functionName(node, 'funcid');
    if (neverNullFunctions.has(name)) return true;
    const isCast =
      [1, 2].includes(numberIn(node, 'funcformat')) &&
      this.#catalog.functions.get(numberIn(node, 'funcid'))?.takesJson === false;
    if (!isCast && !carryingFunctions.has(name)) return false;
    const args = nodesIn(node, 'args');
    return this.#all(firstArgumentAlone.has(name) ? args.slice(0, 1) : args, level);
  }

  /** A group contains at least one row, unless a filter excludes it; without groups there may be none. */
  #aggregate(node: TreeNode, level: Level): boolean {
    const name = this.#functionName(node, 'aggfnoid');
    if (name === 'count') return true;
    const grouped = nodesIn(level.query, 'groupClause').length > 0 && nodesIn(level.query, 'groupingSets').length === 0;
    if (!grouped || nodeIn(node, 'aggfilter') || numberIn(node, 'agglevelsup') > 0) return false;
    if (gatheringAggregates.has(name)) return true;
    return (
      groupAggregates.has(name) &&
      this.#all(
        nodesIn(node, 'args').flatMap((entry) => nodeIn(entry, 'expr') ?? []),
        level,
      )
    );
  }

  #subquery(node: TreeNode, level: Level): boolean {
    const [exists, scalar, array] = [0, 4, 6];
    const kind = numberIn(node, 'subLinkType');
    if (kind === exists || kind === array) return true;
    const query = nodeIn(node, 'subselect');
    return kind === scalar && query !== undefined && alwaysFindsRow(query) && this.column(query, 1, level);
  }

  #variable(node: TreeNode, innermost: Level): boolean {
    let level: Level | undefined = innermost;
    for (let up = numberIn(node, 'varlevelsup'); up > 0; up--) level = level?.outer;
    if (level === undefined) return false;
    if (level.required.has(keyOf(node))) return true;
    // An inserted row has no old version.
    if (isNulledByJoin(node) || numberIn(node, 'varreturningtype') > 0) return false;
    const range = rangeOf(level.query, numberIn(node, 'varno'));
    return range !== undefined && this.#columnOfRange(range, numberIn(node, 'varattno'), level);
  }

  #columnOfRange(range: TreeNode, column: number, level: Level): boolean {
    const kind = rangeKinds[numberIn(range, 'rtekind')];
    // The whole row, as a value.
    if (column === 0) return kind === 'relation' || kind === 'subquery' || kind === 'cte';
    switch (kind) {
      case 'relation':
        return this.#catalog.notNullColumns.has(`${numberIn(range, 'relid')}.${column}`);
      case 'subquery': {
        const query = nodeIn(range, 'subquery');
        return query !== undefined && this.column(query, column, level);
      }
      case 'join':
        return this.#nth(nodesIn(range, 'joinaliasvars'), column, level);
      case 'group':
        return this.#nth(nodesIn(range, 'groupexprs'), column, level);
      case 'values': {
        const rows = fieldOf(range, 'values_lists');
        return (
          Array.isArray(rows) &&
          (rows as readonly TreeValue[][]).every((row) => this.#nth(row.filter(isNode), column, level))
        );
      }
      case 'cte':
        return this.#columnOfCte(range, column, level);
      case 'function':
        return this.#columnOfFunction(range, column);
      default:
        return false;
    }
  }

  #nth(nodes: readonly TreeNode[], number: number, level: Level): boolean {
    const node = nodes[number - 1];
    return node !== undefined && this.#expression(node, level);
  }

  #columnOfCte(range: TreeNode, column: number, from: Level): boolean {
    let level: Level | undefined = from;
    for (let up = numberIn(range, 'ctelevelsup'); up > 0; up--) level = level?.outer;
    const cte =
      level && nodesIn(level.query, 'cteList').find((one) => fieldOf(one, 'ctename') === fieldOf(range, 'ctename'));
    const query = cte && nodeIn(cte, 'ctequery');
    return query !== undefined && this.column(query, column, level);
  }

  /**
   * The ordinality of a row is a number; an element of a list is as nullable as the list declares, unless a longer list beside it pads it with nulls.
   */
  #columnOfFunction(range: TreeNode, column: number): boolean {
    const functions = nodesIn(range, 'functions');
    const columns = functions.reduce((sum, one) => sum + numberIn(one, 'funccolcount'), 0);
    if (column > columns) return fieldOf(range, 'funcordinality') === 'true';
    const [only, ...others] = functions;
    const call = only && nodeIn(only, 'funcexpr');
    if (call?.kind !== 'FUNCEXPR' || others.length > 0) return false;
    const name = this.#functionName(call, 'funcid');
    if (name === 'unnest') return nodesIn(call, 'args').every((list) => this.#param(list)?.holdsNulls === false);
    return ['generate_series', 'jsonb_array_elements', 'json_array_elements', 'jsonb_object_keys'].includes(name);
  }
}

function isNulledByJoin(variable: TreeNode): boolean {
  const joins = fieldOf(variable, 'varnullingrels');
  return !Array.isArray(joins) || joins.length !== 1;
}

function rangeOf(query: TreeNode, index: number): TreeNode | undefined {
  return nodesIn(query, 'rtable')[index - 1];
}

/** Whether a query always returns a row: an aggregate without groups does, and so does a query without tables. */
function alwaysFindsRow(query: TreeNode): boolean {
  const cut = ['groupClause', 'groupingSets', 'havingQual', 'limitCount', 'limitOffset', 'setOperations'].some(
    (name) => fieldOf(query, name) !== undefined,
  );
  if (cut || fieldOf(query, 'hasTargetSRFs') === 'true' || numberIn(query, 'commandType') !== 1) return false;
  if (fieldOf(query, 'hasAggs') === 'true') return true;
  const joined = nodeIn(query, 'jointree');
  return joined !== undefined && nodesIn(joined, 'fromlist').length === 0 && fieldOf(joined, 'quals') === undefined;
}
