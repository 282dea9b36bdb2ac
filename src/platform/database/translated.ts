import { sql, type AnyColumn } from 'drizzle-orm';
/**
 * Returns SQL for a text stored in Persian in a column with translations beside it: the text in a language, or the Persian one where it is not
 * translated. The language is a parameter of the statement: `${translated('p.name', '$2')} as name`.
 */
export function translated(column: `${string}.${string}`, language: string): string {
  const [table = '', field = ''] = column.split('.');
  return `coalesce(nullif(${table}.translations -> ${language}::text ->> '${field}', ''), ${column})`;
}

/** The English name in a column of translations. */
export const englishName = (translations: AnyColumn) => sql<string | null>`${translations} -> 'en' ->> 'name'`;
