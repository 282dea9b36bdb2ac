/** The end of a list, as its handler returns it. */
export interface ListEnd {
  readonly next?: string | null;
  readonly next_after?: string | null;
}

/** Returns a list with both of its cursors: `next_after` is the `after` in the next page's address, unless the handler sets it. */
export function withEnd<List extends ListEnd>(list: List): List & Required<ListEnd> {
  const { next = null, next_after: after = afterIn(next) } = list;
  return { ...list, next, next_after: after };
}

const afterIn = (next: string | null) =>
  next === null ? null : new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('after');
