import { expect, test } from 'vitest';
import { csvCell, csvLine } from './orders-export.rules.ts';

test.each([
  ['سارا محمدی', '"سارا محمدی"'],
  ['گفت: "سلام", رفت', '"گفت: ""سلام"", رفت"'],
  ['دو\nسطر', '"دو\nسطر"'],
  [1_200_000, '1200000'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+989121234567', '"\'+989121234567"'],
  ['-1+2', '"\'-1+2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['  =1', '"\'  =1"'],
  ['\t=1', '"\'\t=1"'],
])('the cell of %j is %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("a line ends with Excel's line ending", () => {
  expect(csvLine(['الف', 2])).toBe('"الف",2\r\n');
});
