/** A measured figure and the limit it is compared with. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value that a bare server or a raw statement reaches. */
  readonly limit?: number;
  /** The bounds of the figure's ratio to the limit. */
  readonly minRatio?: number;
  readonly maxRatio?: number;
  readonly min?: number;
  readonly max?: number;
  /** A future target; printed beside the figure but not enforced. */
  readonly goal?: number;
}

const figures: Figure[] = [];

/** Stores a figure and prints it at once. */
export function record(figure: Figure): void {
  figures.push(figure);
  process.stdout.write(`${line(figure)}\n`);
}

/** Whether a figure meets its requirement. */
export function isMet({ value, limit, minRatio, maxRatio, min, max }: Figure): boolean {
  if (limit !== undefined && !isWithin(value / limit, minRatio, maxRatio)) return false;
  return isWithin(value, min, max);
}

function isWithin(value: number, min = -Infinity, max = Infinity): boolean {
  return value >= min && value <= max;
}

function line(figure: Figure): string {
  const { name, value, unit, limit, minRatio, maxRatio, min, max, goal } = figure;
  const ratioBounds = boundsOf(minRatio, maxRatio, String);
  const ratio =
    limit === undefined
      ? ''
      : `limit ${rounded(limit)}  ratio ${(value / limit).toFixed(2)}${ratioBounds === '' ? '' : ` (${ratioBounds})`}`;
  return `${isMet(figure) ? '  ' : '✗ '}${name.padEnd(64)} ${rounded(value).padStart(9)} ${unit.padEnd(7)} ${ratio}${boundsOf(min, max, rounded)}${goal === undefined ? '' : `  goal ${rounded(goal)}`}`;
}

function boundsOf(min: number | undefined, max: number | undefined, inWords: (bound: number) => string): string {
  return `${min === undefined ? '' : `at least ${inWords(min)}`}${max === undefined ? '' : `at most ${inWords(max)}`}`;
}

function rounded(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 3);
}

/** Prints the requirements that were missed; returns whether all were met. */
export function summary(): boolean {
  const missed = figures.filter((figure) => !isMet(figure));
  process.stdout.write(
    `\n${figures.length} figures, ${missed.length} missed\n${missed.map((figure) => `${line(figure)}\n`).join('')}`,
  );
  return missed.length === 0;
}
