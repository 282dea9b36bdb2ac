import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Toman, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

/** How a call is refused that gives a customer money: above a day's limit, without a second one's approval, or to oneself. */
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
    summary: 'How much money the staff may give customers in a day, in toman; null stands for no limit.',
    access: owner,
    reply: StaffMoney,
  },
  'PUT /api/admin/settings/staff-money/': {
    summary:
      'Changes how much money the staff may give customers in a day as refunds and credit, and of what owners are told.',
    access: owner,
    secondStep: 'lately',
    body: Type.Object({
      version: SeenVersion(),
      max_manager_day_total: Nullable(Toman()),
      max_support_day_total: Nullable(Toman()),
      /** From this sum on the owners are notified of it. */
      notify_from_amount: Nullable(Toman()),
      /** From this sum on a second member of the staff approves it first. */
      approve_from_amount: Nullable(Toman()),
    }),
    reply: StaffMoney,
    refusals: { 'changed-meanwhile': 409 },
  },
});
