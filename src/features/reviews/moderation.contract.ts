import { Type, type Static } from 'typebox';
import { BulkReply } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

export const moderators = { staff: ['owner', 'manager', 'support'] } as const;

export const moderationStates = ['waiting', 'approved', 'refused'] as const;
export const ModerationState = Type.Enum([...moderationStates]);
export type ModeratedState = (typeof moderationStates)[number];

/** Maximum number of decisions per request, as in every bulk call. */
export const maxDecisionsAtOnce = 100;
const maxReasonLength = 300;

export const Writer = Type.Object({ id: Type.Integer(), name: Type.String() });
/** The subject and the path where it is displayed. */
export const About = Type.Object({ name: Type.String(), address: Type.String() });

export const ModeratedReview = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  of: Type.Enum(['product', 'seller']),
  about: About,
  writer: Writer,
  anonymous: Type.Boolean(),
  stars: Type.Integer(),
  text: Type.String(),
  pictures: Type.Array(Type.String()),
  bought: Type.Boolean(),
  status: ModerationState,
  reason: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
export type ModeratedReview = Static<typeof ModeratedReview>;

export const ModeratedText = Type.Object({
  id: Type.Integer(),
  writer: Writer,
  text: Type.String(),
  status: ModerationState,
  reason: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});

export const Counts = Type.Object({ waiting: Type.Integer(), approved: Type.Integer(), refused: Type.Integer() });
export const Paging = {
  page_size: PageSize(),
  after: After(),
};
export const Decision = {
  decision: Type.Enum(['approve', 'refuse']),
  /** Visible to the author; required to refuse. */
  reason: Type.Optional(NonEmptyText({ maximum: maxReasonLength })),
};

const SeenReviews = Type.Array(Type.Object({ id: Id(), version: WholeNumber({ minimum: 1 }) }), {
  minItems: 1,
  maxItems: maxDecisionsAtOnce,
});

export const moderationContract = contract({
  'GET /api/admin/reviews/': {
    summary: 'Lists reviews to moderate, longest waiting first; decided ones newest first.',
    access: moderators,
    query: Type.Object({
      status: Type.Optional(ModerationState),
      of: Type.Optional(Type.Enum(['product', 'seller'])),
      stars: Type.Optional(WholeNumber({ minimum: 1, maximum: 5 })),
      ...Paging,
    }),
    reply: Type.Object({ data: Type.Array(ModeratedReview), ...goesOn, counts: Counts }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/reviews/bulk-decide/': {
    summary:
      'Approves or refuses reviews; one that was rewritten since it was read is left unchanged as `changed-meanwhile`, one by the caller or about what the caller sells as `own-matter`.',
    access: moderators,
    body: Type.Object({ reviews: SeenReviews, ...Decision }),
    reply: BulkReply,
    refusals: { 'reason-needed': 400 },
  },
  'POST /api/admin/reviews/bulk-undo/': {
    summary:
      'Undoes a decision: its reviews wait again. One that was rewritten or decided otherwise since, or marked as helpful by then, is `skipped`.',
    access: moderators,
    body: Type.Object({ reviews: SeenReviews, decision: Decision.decision }),
    reply: BulkReply,
  },
});
