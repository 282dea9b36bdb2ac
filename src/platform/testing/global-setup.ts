import type { TestProject } from 'vitest/node';
import { makeTemplates, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Once for the whole run: a PostgreSQL, and a migrated template of either kind of database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { templates, remove } = await makeTemplates();
  project.provide('templates', templates);
  return remove;
}
