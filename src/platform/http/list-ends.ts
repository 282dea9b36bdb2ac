/** How a list ends, as its handler answers it. */
export interface ListEnd {
  readonly next?: string | null;
  readonly next_after?: string | null;
}

/** A list with both of its ends: `next_after` is the `after` in the address of the page that follows, unless the handler knows better. */
export function withEnd<List extends ListEnd>(list: List): List & Required<ListEnd> {
  const { next = null, next_after: after = afterIn(next) } = list;
  return { ...list, next, next_after: after };
}

const afterIn = (next: string | null) =>
  next === null ? null : new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('after');
