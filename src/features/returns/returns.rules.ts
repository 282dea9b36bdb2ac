import type { ReturnState } from './returns.contract.ts';

/** The allowed transitions of a return, also used by the conditional statements. */
export const returnLife: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  asked: ['approved', 'refused'],
  approved: ['refused', 'done'],
  refused: [],
  done: [],
};

/** Returns the states from which a return can reach a state. */
export function returnStatesBefore(state: ReturnState): ReturnState[] {
  return (Object.keys(returnLife) as ReturnState[]).filter((before) => returnLife[before].includes(state));
}

interface Returnable {
  readonly position: number;
  readonly quantity: number;
  readonly returned: number;
}

/** Returns why pieces cannot be returned: a line listed twice, an unknown line, one with an open return, or more pieces than remain. */
export function returnError(
  wanted: readonly { readonly position: number; readonly quantity: number }[],
  lines: readonly Returnable[],
  open: readonly number[],
): 'return-too-many' | 'return-under-way' | null {
  const positions = wanted.map(({ position }) => position);
  if (new Set(positions).size !== positions.length) return 'return-too-many';
  if (positions.some((position) => open.includes(position))) return 'return-under-way';
  const left = ({ position }: { position: number }) => {
    const line = lines.find((one) => one.position === position);
    return line === undefined ? 0 : line.quantity - line.returned;
  };
  return wanted.every((want) => want.quantity <= left(want)) ? null : 'return-too-many';
}
