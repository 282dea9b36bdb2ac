import type { ReturnState } from './returns.contract.ts';

/** What a return can become: the same table that the conditional statements use. */
export const returnLife: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  asked: ['approved', 'refused'],
  approved: ['refused', 'done'],
  refused: [],
  done: [],
};

/** The states from which a return can come into one. */
export function returnStatesBefore(state: ReturnState): ReturnState[] {
  return (Object.keys(returnLife) as ReturnState[]).filter((before) => returnLife[before].includes(state));
}

interface Returnable {
  readonly position: number;
  readonly quantity: number;
  readonly returned: number;
}

/** Why pieces cannot be given back: a line twice, one that is none, one whose return is open, or more than are left of it. */
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
