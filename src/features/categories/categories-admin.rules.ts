/** A category as far as its place in the tree goes. */
export interface TreeNode {
  readonly id: number;
  readonly parent_id: number | null;
}

/** So many levels deep categories stand at the most. */
export const maxLevels = 4;

/** A category and all that stand below it. */
export function idsBelow(all: readonly TreeNode[], id: number): number[] {
  return [id, ...all.filter((category) => category.parent_id === id).flatMap((child) => idsBelow(all, child.id))];
}

/** A category's ancestors, the nearest first. */
function idsAbove(all: readonly TreeNode[], id: number | null): number[] {
  const found = all.find((category) => category.id === id);
  return found === undefined ? [] : [found.id, ...idsAbove(all, found.parent_id)];
}

function heightOf(all: readonly TreeNode[], id: number): number {
  return (
    1 + Math.max(0, ...all.filter((category) => category.parent_id === id).map((child) => heightOf(all, child.id)))
  );
}

/** Why a category (null: a new one) cannot stand below another (null: as a main one); null when it can. */
export function moveError(
  all: readonly TreeNode[],
  id: number | null,
  parentId: number | null,
): 'unknown' | 'circle' | 'too-deep' | null {
  if (parentId === null) return null;
  if (!all.some((category) => category.id === parentId)) return 'unknown';
  if (id !== null && idsBelow(all, id).includes(parentId)) return 'circle';
  return idsAbove(all, parentId).length + (id === null ? 1 : heightOf(all, id)) > maxLevels ? 'too-deep' : null;
}

/** A tree as lines from top to bottom, each with its depth; what stands beside each other keeps its order. */
export function treeLines<C extends TreeNode>(
  all: readonly C[],
  parentId: number | null = null,
  depth = 0,
): { readonly category: C; readonly depth: number }[] {
  return all
    .filter((category) => category.parent_id === parentId)
    .flatMap((category) => [{ category, depth }, ...treeLines(all, category.id, depth + 1)]);
}

/** A tree as the options of a field: in the open list set in by their depth; the chosen one bears the names above it instead. */
export function treeOptions<C extends TreeNode>(
  all: readonly C[],
  called: (category: C) => string,
): { readonly value: string; readonly label: string; readonly chosenLabel: string }[] {
  const byId = new Map(all.map((category) => [category.id, called(category)]));
  return treeLines(all).map(({ category, depth }) => ({
    value: String(category.id),
    label: `${'— '.repeat(depth)}${called(category)}`,
    chosenLabel: idsAbove(all, category.id)
      .reverse()
      .map((id) => byId.get(id))
      .join(' / '),
  }));
}

/** So many products of a category are counted: whoever puts a tree in order need not know how many there are above that. */
export const maxProductsCounted = 1_000;

/** How many products are in a category and below it, and whether there are more than were counted. */
export function productsUnder(
  all: readonly (TreeNode & { readonly products_count: number })[],
  id: number,
): { readonly count: number; readonly more: boolean } {
  const under = new Set(idsBelow(all, id));
  const counts = all.filter((category) => under.has(category.id)).map(({ products_count: count }) => count);
  return {
    count: counts.reduce((sum, count) => sum + Math.min(count, maxProductsCounted), 0),
    more: counts.some((count) => count > maxProductsCounted),
  };
}
