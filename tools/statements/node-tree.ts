/** A node of PostgreSQL's analysed statement: its kind (`QUERY`, `VAR`) and its fields. */
export interface TreeNode {
  readonly kind: string;
  readonly fields: Readonly<Record<string, readonly TreeValue[]>>;
}

export type TreeValue = string | TreeNode | readonly TreeValue[];

/** Parses the text that PostgreSQL writes of a tree (`debug_print_rewritten`): `{VAR :varno 1 :varnullingrels (b 3)}`. */
export function readTree(text: string): TreeValue {
  const tokens = text.match(/[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g) ?? [];
  let at = 0;
  const next = (): string => {
    const token = tokens[at++];
    if (token === undefined) throw new Error('The tree of a statement ends within a node.');
    return token;
  };
  const value = (): TreeValue => {
    const token = next();
    if (token === '(') {
      const list: TreeValue[] = [];
      while (tokens[at] !== ')') list.push(value());
      at++;
      return list;
    }
    return token === '{' ? node() : token;
  };
  const node = (): TreeNode => {
    const kind = next();
    const fields: Record<string, TreeValue[]> = {};
    for (let token = next(); token !== '}'; token = next()) {
      const values: TreeValue[] = [];
      while (tokens[at] !== '}' && tokens[at]?.startsWith(':') === false) values.push(value());
      fields[token.slice(1)] = values;
    }
    return { kind, fields };
  };
  return value();
}

export function isNode(value: TreeValue | undefined): value is TreeNode {
  return typeof value === 'object' && 'kind' in value;
}

/** Returns the only value of a field; undefined for a missing or empty one (`<>`). */
export function fieldOf(node: TreeNode, name: string): TreeValue | undefined {
  const value = node.fields[name]?.[0];
  return value === '<>' ? undefined : value;
}

export function nodeIn(node: TreeNode, name: string): TreeNode | undefined {
  const value = fieldOf(node, name);
  return isNode(value) ? value : undefined;
}

export function nodesIn(node: TreeNode, name: string): readonly TreeNode[] {
  const value = fieldOf(node, name);
  return Array.isArray(value) ? (value as readonly TreeValue[]).filter(isNode) : [];
}

export function numberIn(node: TreeNode, name: string): number {
  return Number(fieldOf(node, name));
}
