import { Type } from 'typebox';
import { beginsJob, ItemOutcome, jobRefusals } from '#features/jobs/jobs.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText } from '#shared/contract/fields.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { maxTableBytes } from './product-table.rules.ts';

export const productImportContract = contract({
  'POST /api/admin/products/imports/': {
    ...beginsJob,
    summary:
      'Starts a job that imports a table of products in CSV, each line by itself; its result has the outcome of each line under its number. With `dry_run` nothing is written and the outcomes are those that an import would have.',
    access: managers,
    query: Type.Object({
      name: Type.Optional(OptionalText({ maximum: 250 })),
      dry_run: Type.Optional(Type.Boolean({ description: 'Only report what would become of each line.' })),
    }),
    file: {
      types: ['text/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream'],
      maxBytes: maxTableBytes,
    },
    resultRow: ItemOutcome,
    refusals: {
      ...jobRefusals,
      'too-large': 413,
      'broken-off': 400,
      'wrong-type': 415,
      'faulty-table': 422,
    },
  },
  'POST /api/admin/products/imports/:id/apply/': {
    ...beginsJob,
    id: 'adminApplyProductImport',
    summary:
      'Starts a job that imports what a dry run of the caller has checked, once; lines that it refused are left out.',
    access: managers,
    params: Type.Object({ id: Id() }),
    resultRow: ItemOutcome,
    refusals: { ...jobRefusals, 'job-not-found': 404, 'job-not-ready': 409 },
  },
});
