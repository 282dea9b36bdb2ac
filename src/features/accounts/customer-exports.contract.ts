import { Type, type Static } from 'typebox';
import { beginsJob, jobRefusals } from '#features/jobs/jobs.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText } from '#shared/contract/fields.ts';
import { customersStaff, ListedCustomer } from './customers-admin.contract.ts';

/** The filter for the exported customers. */
export const WantedCustomers = Type.Object({
  q: Type.Optional(NonEmptyText({ maximum: 60 })),
  active: Type.Optional(Type.Boolean()),
});
export type WantedCustomers = Static<typeof WantedCustomers>;

export const customerExportsContract = contract({
  'POST /api/admin/customers/exports/': {
    ...beginsJob,
    summary: 'Starts a job that exports all customers, newest first, as one `ListedCustomer` a line.',
    access: customersStaff,
    body: WantedCustomers,
    resultRow: ListedCustomer,
    refusals: jobRefusals,
  },
});
