/** What a program for tables takes as UTF-8 only with this in front. */
export const byteOrderMark = '\ufeff';

const startsFormula = /^[=+\-@\t\r]/;

/** A cell of a CSV file. A text that a program for tables would take for a formula, and run, is stored a text by an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = startsFormula.test(value.trimStart()) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A line of a CSV file. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
