/** The fields of a category that define its position in the tree. */
export interface TreeNode {
  readonly id: number;
  readonly parent_id: number | null;
}

/** The maximum depth of the category tree, in levels. */
export const maxLevels = 4;

/** Returns the ids of a category and of all categories below it. */
export function idsBelow(all: readonly TreeNode[], id: number): number[] {
  return [id, ...all.filter((category) => category.parent_id === id).flatMap((child) => idsBelow(all, child.id))];
}

/** Returns the ids of a category's ancestors, the nearest first. */
function idsAbove(all: readonly TreeNode[], id: number | null): number[] {
  const found = all.find((category) => category.id === id);
  return found === undefined ? [] : [found.id, ...idsAbove(all, found.parent_id)];
}

function heightOf(all: readonly TreeNode[], id: number): number {
  return (
    1 + Math.max(0, ...all.filter((category) => category.parent_id === id).map((child) => heightOf(all, child.id)))
  );
}

/** Returns why a category (null: a new one) cannot be placed below another (null: as a main one); null when it can. */
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

/** Returns a tree as lines from top to bottom, each with its depth; siblings stay in their order. */
export function treeLines<C extends TreeNode>(
  all: readonly C[],
  parentId: number | null = null,
  depth = 0,
): { readonly category: C; readonly depth: number }[] {
  return all
    .filter((category) => category.parent_id === parentId)
    .flatMap((category) => [{ category, depth }, ...treeLines(all, category.id, depth + 1)]);
}

/** Returns a tree as select options: indented by depth in the open list; the selected one is prefixed with its ancestors' names instead. */
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

/** The limit up to which a category's products are counted: managing the tree does not need larger figures. */
export const maxProductsCounted = 1_000;

/** Returns the number of products in a category and below it, and whether there are more than were counted. */
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
