import { expect, test } from 'vitest';
import { csvText, readCsv } from './csv.ts';

test('a table is read as written, whatever its cells contain', () => {
  const rows = [
    ['slug', 'نام'],
    ['lamp', 'چراغ «نو»، با "گیومه"\nو خط دوم; نیم‌فاصله'],
    ['=1+1', '-5'],
    [' room ', "it's"],
  ];
  expect(readCsv(csvText(rows)).map(({ cells }) => cells)).toEqual(rows);
  expect(csvText(rows)).toMatch(/^\uFEFFslug,/);
  expect(csvText([['=HYPERLINK("x")']])).not.toMatch(/^\uFEFF"?=/);
  // Some spreadsheet programs treat the wide forms as the plain ones, and a cell's second line as a formula.
  for (const cell of ['＝1+1', '＋1', '－1', '＠SUM(A1)', '\n=1+1', '\r=1', '\t=1', '@x', '+1', '-1']) {
    expect(csvText([[cell]]), cell).toMatch(/^\uFEFF"?'/);
    expect(readCsv(csvText([[cell]]))[0]?.cells, cell).toEqual([cell]);
  }
});

test('lines are numbered as in the file, across multi-line cells and empty lines', () => {
  expect(readCsv('a,b\n"1\n2",3\n\n4,5').map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, '1\n2', '3'],
    [5, '4', '5'],
  ]);
});

test.each([
  [
    'semicolons',
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['one column', 'a\n1\n', [['a'], ['1']]],
  ['nothing', '', []],
])('a table separated by %s', (_, text, rows) => {
  expect(readCsv(text).map(({ cells }) => cells)).toEqual(rows);
});
