import type { TestProject } from 'vitest/node';
import { makePostgresTemplate, type PostgresTemplate } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresTemplate;
  }
}

/** Setup for all files on PostgreSQL: a server, and a migrated template on it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await makePostgresTemplate();
  project.provide('postgres', template);
  return remove;
}
