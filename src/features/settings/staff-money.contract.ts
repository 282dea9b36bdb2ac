import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Toman, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

/** Refusals of requests that grant money to a customer: above the daily limit, without a second approval, or to oneself. */
export const givingRefusals = { 'over-staff-limit': 403, 'approval-needed': 403, 'credit-to-oneself': 403 } as const;

const owner = { staff: ['owner'] } as const;

const StaffMoney = Type.Object({
  version: Type.Integer(),
  max_manager_day_total: Nullable(Type.Integer()),
  max_support_day_total: Nullable(Type.Integer()),
  notify_from_amount: Nullable(Type.Integer()),
  approve_from_amount: Nullable(Type.Integer()),
});

export const staffMoneyContract = contract({
  'GET /api/admin/settings/staff-money/': {
    summary: 'Returns how much money the staff may give customers in a day, in toman; null means no limit.',
    access: owner,
    reply: StaffMoney,
  },
  'PUT /api/admin/settings/staff-money/': {
    summary:
      'Changes how much money the staff may give customers in a day as refunds and credit, and from which sum owners are notified.',
    access: owner,
    secondStep: 'lately',
    body: Type.Object({
      version: SeenVersion(),
      max_manager_day_total: Nullable(Toman()),
      max_support_day_total: Nullable(Toman()),
      /** The sum from which the owners are notified. */
      notify_from_amount: Nullable(Toman()),
      /** The sum from which a second staff member must approve it. */
      approve_from_amount: Nullable(Toman()),
    }),
    reply: StaffMoney,
    refusals: { 'changed-meanwhile': 409 },
  },
});
