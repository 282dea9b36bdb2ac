import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A migration's effect on processes running meanwhile:
 * - `expand` adds, so that processes of the previous release can continue and be started again;
 * - `contract` removes or forbids what older processes still use, so that it waits for `npm run migrate -- contract`;
 * - `whole` is both at once, as all were before 0099, and states why it needs no phases.
 */
export const migrationPhases = ['expand', 'contract', 'whole'] as const;
export type MigrationPhase = (typeof migrationPhases)[number];

/** The last migration before phases were introduced. */
export const lastWithoutPhase = '0098';

/** A file of `migrations/`, parsed from its comments and statements. */
export interface Migration {
  readonly tag: string;
  readonly hash: string;
  readonly phase: MigrationPhase;
  /**
   * Whether its statements run one by one, each committed separately, because PostgreSQL does not allow them in a transaction or would hold locks for
   * long.
   */
  readonly alone: boolean;
  /** Queries for rows that a job has not filled yet; they must return none when it is applied. */
  readonly onlyWhenNone: readonly string[];
  readonly statements: readonly string[];
}

const header = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^-- ${name}(?:: *(.*))?$`, 'gm'))].map(([, value = '']) => value.trim());

/** Parses a migration: `-- phase: contract`, `-- outside a transaction` and `-- only when none: SELECT …` are on separate lines. */
export function migrationOf(tag: string, given: string): Migration {
  // A checkout on Windows may have CRLF line endings.
  const text = given.replaceAll('\r\n', '\n');
  const named = header(text, 'phase')[0]?.split(/[ ,:]/)[0];
  const phase = migrationPhases.find((one) => one === named);
  if (named !== undefined && phase === undefined) throw new Error(`${tag}: there is no phase "${named}".`);
  return {
    tag,
    hash: createHash('sha256').update(text).digest('hex'),
    phase: phase ?? (tag.slice(0, 4) <= lastWithoutPhase ? 'whole' : 'expand'),
    alone: header(text, 'outside a transaction').length > 0,
    onlyWhenNone: header(text, 'only when none'),
    statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
  };
}

/** Reads the migrations of a build, in the order of `meta/_journal.json`. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag }) => migrationOf(tag, await readFile(path.join(folder, `${tag}.sql`), 'utf8'))),
  );
}
