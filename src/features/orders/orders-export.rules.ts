/** The byte order mark, which spreadsheet programs require to detect UTF-8. */
export const byteOrderMark = '\ufeff';

const startsFormula = /^[=+\-@\t\r]/;

/** Formats a cell of a CSV file. A text that a spreadsheet program would execute as a formula is prefixed with an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = startsFormula.test(value.trimStart()) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Formats a line of a CSV file. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
