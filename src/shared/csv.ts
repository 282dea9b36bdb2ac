/** The characters with which a spreadsheet formula begins. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * Returns a table as a Persian spreadsheet opens it: UTF-8 with a byte order mark, cells quoted where necessary. A cell that would run as a formula
 * is prefixed with an apostrophe, which {@link readCsv} removes.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cellOf = (text: string) => {
    const safe = formula.test(text) ? `'${text}` : text;
    return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A row of a table with the line of the file on which it begins, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Parses a table separated by commas, semicolons or tabs, whichever is most frequent in its first line; empty lines are skipped. */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const divider = dividerOf(source);
  const rows: CsvRow[] = [];
  let [cells, cell, quoted, line, begin] = [[] as string[], '', false, 1, 1];
  const endRow = () => {
    cells.push(unmarked(cell));
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begin, cells });
    [cells, cell] = [[], ''];
  };
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index] ?? '';
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[index + 1] === '"') cell += source[(index += 1)];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === divider) {
      cells.push(unmarked(cell));
      cell = '';
    } else if (sign === '\n') {
      endRow();
      begin = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

const unmarked = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell);

function dividerOf(source: string): string {
  const first = source.slice(0, source.indexOf('\n') + 1 || source.length);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}
