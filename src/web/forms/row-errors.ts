import type { Fields } from './action.ts';

/** The lists of a form, each by the keys of its rows in order. */
export type RowKeys = Readonly<Record<string, readonly string[]>>;

/** Maps the errors of the sent rows (`variants.1.base_price`) to the rows' current positions; the errors of a removed row are dropped. */
export function atTheirRows(errors: Fields, sent: RowKeys, now: RowKeys): Fields {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => {
      const [list = '', index = '', ...rest] = name.split('.');
      const keys = sent[list];
      if (keys === undefined || !/^\d+$/.test(index)) return [[name, text]];
      const row = keys[Number(index)];
      const at = row === undefined ? -1 : (now[list] ?? []).indexOf(row);
      return at < 0 ? [] : [[[list, at, ...rest].join('.'), text]];
    }),
  );
}
