import { lastWithoutPhase, migrationOf, type Migration } from '../../src/platform/database/migration-files.ts';

/** A statement that is unsafe for a shop of a million products, or for running processes of the previous release. */
export interface MigrationProblem {
  readonly rule: string;
  readonly statement: string;
}

/** The last migration that inserts a named row, the main location of the stock; a shop begins with it, and the owner renames it. */
const lastWithContent = '0102';

interface About {
  readonly statement: string;
  readonly migration: Migration;
  /** Whether the same migration creates the table, or declares it small: nobody reads or writes it for long. */
  readonly isNew: (table: string) => boolean;
  /** Whether the same migration creates a view of that name: processes of the previous release read and write through it. */
  readonly isViewed: (table: string) => boolean;
}

const table = String.raw`"?(?:public"?\.)?"?(\w+)"?`;
const first = (text: string, pattern: string) => new RegExp(pattern, 'i').exec(text)?.[1];

/** Returns the table that a statement alters, if any. */
const altered = (statement: string) => first(statement, String.raw`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${table}`);

const onAltered =
  (pattern: RegExp, without?: RegExp) =>
  ({ statement, isNew }: About) => {
    const name = altered(statement);
    return name !== undefined && !isNew(name) && pattern.test(statement) && without?.test(statement) !== true;
  };

/**
 * Whether a rename is invisible to running processes: of a name they do not use, or of a table whose former name a view of the same migration takes.
 */
const renamesUnseen = ({ statement, isViewed }: About) =>
  /^ALTER (INDEX|SEQUENCE) \S+ RENAME TO\b/i.test(statement) ||
  /\bRENAME CONSTRAINT\b/i.test(statement) ||
  (/^ALTER TABLE \S+ RENAME TO\b/i.test(statement) && isViewed(altered(statement) ?? ''));

/** What each phase may not do, each with a short name that includes the reason. */
const rules: Readonly<Record<string, (about: About) => boolean>> = {
  'a constraint on a table in use is added NOT VALID, and validated outside a transaction': onAltered(
    /\bADD CONSTRAINT\b.*\b(CHECK|FOREIGN KEY|EXCLUDE)\b/is,
    /\bNOT VALID\b/i,
  ),
  'a key of a table in use is made from an index that was made beside the writes': onAltered(
    /\bADD (CONSTRAINT \S+ )?(UNIQUE|PRIMARY KEY)\b/i,
    /\bUSING INDEX\b/i,
  ),
  'an index on a table in use is made CONCURRENTLY IF NOT EXISTS, outside a transaction': ({
    statement,
    migration,
    isNew,
  }) => {
    const name = first(statement, String.raw`^CREATE (?:UNIQUE )?INDEX .*?\bON ${table}`);
    return name !== undefined && !isNew(name) && !(migration.alone && /CONCURRENTLY IF NOT EXISTS/i.test(statement));
  },
  'what runs outside a transaction can be repeated': ({ statement, migration }) =>
    migration.alone &&
    !/^(CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS|ALTER TABLE .* VALIDATE CONSTRAINT|ANALYZE)\b/is.test(
      statement,
    ),
  'constraints are validated outside a transaction': ({ statement, migration, isNew }) =>
    !migration.alone && /\bVALIDATE CONSTRAINT\b/i.test(statement) && !isNew(altered(statement) ?? ''),
  'a type is not changed in place: it rewrites the table': onAltered(/\bALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i),
  'a column is not made NOT NULL by reading the table: a CHECK is added NOT VALID, validated, and then it is':
    onAltered(/\bSET NOT NULL\b/i),
  'a column is added with a constant default, or none and NULL': onAltered(
    /\bADD (COLUMN )?(IF NOT EXISTS )?(?!CONSTRAINT\b)\S+ .*(\bNOT NULL(?!.*\bDEFAULT\b)|\bGENERATED\b|\b(big)?serial\b|DEFAULT (random|gen_random_uuid|clock_timestamp)\()/is,
    /\bADD (COLUMN )?(IF NOT EXISTS )?\S+ .*\bDEFAULT (?!random|gen_random_uuid|clock_timestamp).*\bNOT NULL\b/is,
  ),
  'only a contraction takes away or renames': (about) => {
    const { statement, migration, isNew } = about;
    return (
      migration.phase === 'expand' &&
      (/^DROP (TABLE|VIEW|FUNCTION|TYPE|SCHEMA)\b/i.test(statement) ||
        (/\b(DROP COLUMN|RENAME)\b/i.test(statement) && !isNew(altered(statement) ?? '') && !renamesUnseen(about)))
    );
  },
  'rows of a table in use are filled by a job, in parts': ({ statement, isNew }) => {
    const name =
      first(statement, String.raw`^(?:WITH\b.*?\)\s*)?UPDATE ${table}`) ??
      first(statement, String.raw`^DELETE FROM ${table}`) ??
      (/^INSERT INTO/i.test(statement) && /\bSELECT\b/i.test(statement)
        ? first(statement, String.raw`\bFROM ${table}`)
        : undefined);
    return name !== undefined && !isNew(name);
  },
  'what people read is written by the first opening or by the staff, not by a migration': ({ statement, migration }) =>
    migration.tag.slice(0, 4) > lastWithContent &&
    /^INSERT INTO\b/i.test(statement) &&
    /[\u0600-\u06FF]/.test(statement),
};

/**
 * Returns the problems of a migration from 0099 on. One of the phase `whole` states after a comma why it needs no phases (`-- phase: whole, because
 * …`), which is not checked; nor is `-- small: categories, settings` about tables of a few thousand rows.
 */
export function problemsOf(tag: string, text: string): MigrationProblem[] {
  if (tag.slice(0, 4) <= lastWithoutPhase) return [];
  const migration = migrationOf(tag, text);
  if (migration.phase === 'whole')
    return /^-- phase: whole, because .{20,}/m.test(text)
      ? []
      : [{ rule: 'whoever needs no phases says why', statement: '' }];
  const statements = migration.statements.map((statement) =>
    statement
      .replace(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const made = statements.flatMap(
    (statement) => first(statement, String.raw`^CREATE TABLE (?:IF NOT EXISTS )?${table}`) ?? [],
  );
  const small = [...text.matchAll(/^-- small: (.+)$/gm)].flatMap(([, names = '']) => names.split(/[, ]+/));
  const known = new Set([...made, ...small]);
  const views = new Set(
    statements.flatMap((statement) => first(statement, String.raw`^CREATE (?:OR REPLACE )?VIEW ${table}`) ?? []),
  );
  return statements.flatMap((statement) =>
    Object.entries(rules)
      .filter(([, breaks]) =>
        breaks({ statement, migration, isNew: (name) => known.has(name), isViewed: (name) => views.has(name) }),
      )
      .map(([rule]) => ({ rule, statement })),
  );
}
