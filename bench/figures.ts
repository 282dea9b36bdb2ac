/** One measured figure, beside the limit it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What a bare server or a raw statement reaches. */
  readonly limit?: number;
  /** The least acceptable ratio to the limit. */
  readonly leastRatio?: number;
  readonly least?: number;
  readonly most?: number;
}

const figures: Figure[] = [];

/** Keeps a figure and prints it at once. */
export function record(figure: Figure): void {
  figures.push(figure);
  process.stdout.write(`${line(figure)}\n`);
}

/** Whether a figure is what was asked for. */
export function isMet({ value, limit, leastRatio, least, most }: Figure): boolean {
  if (limit !== undefined && leastRatio !== undefined && value / limit < leastRatio) return false;
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}

function line(figure: Figure): string {
  const { name, value, unit, limit, leastRatio, least, most } = figure;
  const ratio =
    limit === undefined
      ? ''
      : `limit ${rounded(limit)}  ratio ${(value / limit).toFixed(2)}${leastRatio === undefined ? '' : ` (at least ${leastRatio})`}`;
  const bound = `${least === undefined ? '' : `at least ${rounded(least)}`}${most === undefined ? '' : `at most ${rounded(most)}`}`;
  return `${isMet(figure) ? '  ' : '✗ '}${name.padEnd(64)} ${rounded(value).padStart(9)} ${unit.padEnd(7)} ${ratio}${bound}`;
}

function rounded(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 3);
}

/** Prints what was missed; answers whether all was met. */
export function summary(): boolean {
  const missed = figures.filter((figure) => !isMet(figure));
  process.stdout.write(
    `\n${figures.length} figures, ${missed.length} missed\n${missed.map((figure) => `${line(figure)}\n`).join('')}`,
  );
  return missed.length === 0;
}
