import type { ReactNode } from 'react';

/**
 * The shape of what comes on a page that is a list, or one of it under a parameter of the address: the page is rendered once for
 * everybody, and which of both it is stands on `<html>` before the first paint (`firstPaintScript`).
 */
export function OneOrAll({ one, all }: { one: ReactNode; all: ReactNode }) {
  return (
    <>
      <div className="shape-of-one">{one}</div>
      <div className="shape-of-all">{all}</div>
    </>
  );
}
