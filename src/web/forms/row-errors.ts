import type { Fields } from './action.ts';

/** A list of a form, by the keys of its rows in their order. */
export type RowKeys = Readonly<Record<string, readonly string[]>>;

/**
 * The errors of what was sent (`variants.1.base_price`), at the rows as they stand now: each goes where its row went, and with a removed row
 * its errors go.
 */
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
