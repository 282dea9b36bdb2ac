import { sql, type AnyColumn } from 'drizzle-orm';
/**
 * SQL for what is stored in Persian in a column and in other languages beside it: the text in a language, or the Persian one
 * where it was not translated. The language is a parameter of the statement: `${translated('p.name', '$2')} as name`.
 */
export function translated(column: `${string}.${string}`, language: string): string {
  const [table = '', field = ''] = column.split('.');
  return `coalesce(nullif(${table}.translations -> ${language}::text ->> '${field}', ''), ${column})`;
}

/** What something is called in English, of a column with its texts in further languages. */
export const englishName = (translations: AnyColumn) => sql<string | null>`${translations} -> 'en' ->> 'name'`;
