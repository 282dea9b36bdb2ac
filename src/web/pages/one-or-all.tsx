import type { ReactNode } from 'react';

/**
 * The skeleton of a page that is either a list or one item selected by a query parameter: the page is rendered once for everybody, and which of the
 * two applies is set on `<html>` before the first paint (`firstPaintScript`).
 */
export function OneOrAll({ one, all }: { one: ReactNode; all: ReactNode }) {
  return (
    <>
      <div className="shape-of-one">{one}</div>
      <div className="shape-of-all">{all}</div>
    </>
  );
}
