import { Type, type Static } from 'typebox';
import { consents, maxSessionLines, type Buyer } from '../../session.rules.ts';
import { Context, text } from '../protocol/requests.ts';

/** The requested lines; names and prices come from the shop. */
export const RequestedLines = Type.Array(
  Type.Object({
    item: Type.Object({ id: text(300) }),
    quantity: Type.Integer({ minimum: 1, maximum: 2 ** 53 - 1 }),
  }),
  { maxItems: maxSessionLines },
);
export type RequestedLines = Static<typeof RequestedLines>;

export const RequestedBuyer = Type.Object({
  first_name: Type.Optional(text(60)),
  last_name: Type.Optional(text(60)),
  email: Type.Optional(text(254)),
  phone_number: Type.Optional(text(30)),
  consent: Type.Optional(
    Type.Object(Object.fromEntries(consents.map((name) => [name, Type.Optional(Type.Boolean())]))),
  ),
});

/** Returns the buyer as stored: without fields that the protocol does not define, and without the consent where it was not negotiated. */
export function buyerIn(
  requested: Static<typeof RequestedBuyer> | undefined,
  { withConsent }: { readonly withConsent: boolean },
): Buyer | null {
  if (requested === undefined) return null;
  const { first_name, last_name, email, phone_number, consent } = requested;
  const agreed = consents.flatMap((name) => (consent?.[name] === undefined ? [] : [[name, consent[name]] as const]));
  return {
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
    ...(email !== undefined && { email }),
    ...(phone_number !== undefined && { phone_number }),
    ...(withConsent && agreed.length > 0 && { consent: Object.fromEntries(agreed) }),
  };
}

export const RequestedDiscounts = Type.Object({ codes: Type.Optional(Type.Array(text(40), { maxItems: 10 })) });

export const CartRequest = Type.Object({
  line_items: RequestedLines,
  context: Type.Optional(Context),
  buyer: Type.Optional(RequestedBuyer),
  discounts: Type.Optional(RequestedDiscounts),
});
