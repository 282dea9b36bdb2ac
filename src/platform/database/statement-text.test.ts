import { describe, expect, test } from 'vitest';
import { bigint, listOf, nullable, text, timestamptz } from './sql-types.ts';
import { compileText } from './statement-text.ts';

const compiled = (written: string, params = {}) => compileText({ name: 'test', text: written, params });

describe('the text of a statement', () => {
  test('replaces named parameters with numbered, typed ones', () => {
    expect(compiled('SELECT :b, :a, :b + 1, f(:ids)', { a: bigint, b: nullable(text), ids: listOf(timestamptz) })).toBe(
      'SELECT $2::text, $1::bigint, $2::text + 1, f($3::timestamptz[])',
    );
  });

  test.each([
    ['a cast', 'SELECT x::a FROM y'],
    ['a string', "SELECT ':a', 'it''s :a'"],
    ['a string with escapes', "SELECT E'\\':a', e'a\\\\'"],
    ['a quoted name', 'SELECT 1 AS ":a "'],
    ['a dollar-quoted text', 'SELECT $$:a$$, $tag$ $$ :a $tag$'],
    ['a comment to the end of its line', 'SELECT 1 -- :a\nFROM y'],
    ['a comment', 'SELECT 1 /* :a\n :a */ FROM y'],
    ['a slice of an array', 'SELECT names[1:2]'],
  ])('text that looks like a parameter is not one in %s', (_where, written) => {
    expect(compiled(written)).toBe(written);
  });

  test('a parameter directly after skipped text is recognised', () => {
    expect(compiled(`SELECT ':a'||:a, x::text=:a -- :a\n, :a`, { a: text })).toBe(
      `SELECT ':a'||$1::text, x::text=$1::text -- :a\n, $1::text`,
    );
    expect(compiled('SELECT :a::int', { a: text })).toBe('SELECT $1::text::int');
  });

  test.each([
    [
      'one that is not declared',
      'SELECT :missing',
      {},
      'The statement test uses :missing, which its params do not declare.',
    ],
    ['one that every object inherits', 'SELECT :toString', {}, 'uses :toString'],
    [
      'one that is not used',
      "SELECT ':a'",
      { a: text, b: text },
      'The statement test declares a, b and does not use it.',
    ],
    ['one by its number', 'SELECT :a, $1', { a: text }, 'The statement test names a parameter by its number, $1'],
  ])('a parameter is refused: %s', (_which, written, params, message) => {
    expect(() => compiled(written, params)).toThrow(message);
  });
});
