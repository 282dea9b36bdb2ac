import { Type, type Static, type TSchema } from 'typebox';
import { Nullable } from './replies.ts';

const maxItems = 100;

/** The body of a call that processes up to a hundred items independently. */
export const bulkOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item, { minItems: 1, maxItems }) });

const about = 'Which item it is about: the id that it named.';
const fields = {
  outcome: Type.Enum(['done', 'skipped', 'failed'], {
    description: '`skipped` needed no change; `failed` was refused and is unchanged.',
  }),
  code: Nullable(Type.String({ description: 'Why it was refused.' })),
  message: Nullable(Type.String({ description: 'The same as a sentence.' })),
};

export const BulkOutcome = Type.Object({ id: Type.Integer({ description: about }), ...fields });
export type BulkOutcome = Static<typeof BulkOutcome>;

/** The outcome of an item identified by a text: the number of an order, the id of a background job. */
export const BulkOutcomeByName = Type.Object({ id: Type.String({ description: about }), ...fields });
export type BulkOutcomeByName = Static<typeof BulkOutcomeByName>;

/** The response of a bulk call: each item's outcome, in the order of the request. */
export const BulkReply = Type.Object({ data: Type.Array(BulkOutcome) });
export type BulkReply = Static<typeof BulkReply>;

/** The same for items identified by a text. */
export const BulkReplyByName = Type.Object({ data: Type.Array(BulkOutcomeByName) });
