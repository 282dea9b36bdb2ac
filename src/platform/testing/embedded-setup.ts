import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplate, type EmbeddedTemplate } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embedded: EmbeddedTemplate;
  }
}

/** Setup for all files on the embedded database: creates a migrated folder of it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await makeEmbeddedTemplate();
  project.provide('embedded', template);
  return remove;
}
