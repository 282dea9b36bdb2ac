import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { sessionKinds } from './session.rules.ts';

export const handoversContract = contract({
  'POST /api/checkout/handovers/': {
    summary:
      'Takes over a checkout that an assistant has prepared: its items are added to the cart once, and the checkout starts with its address.',
    access: 'customer',
    body: Type.Object({ token: NonEmptyText({ maximum: 200 }) }),
    status: 201,
    reply: Type.Object({
      kind: Type.Enum([...sessionKinds]),
      /** As far as the assistant provided it: a missing field is empty. */
      address: Nullable(
        Type.Object({
          full_name: Type.String(),
          phone: Type.String(),
          province: Type.String(),
          city: Type.String(),
          line: Type.String(),
          postal_code: Type.String(),
        }),
      ),
      shipping_method_id: Nullable(Type.Integer()),
      coupon: Nullable(Type.String()),
    }),
    refusals: { 'handover-not-found': 404, 'handover-taken': 409 },
  },
});
