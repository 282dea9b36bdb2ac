import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable } from '#shared/contract/replies.ts';
import { longestAnswer } from './reviews.rules.ts';

const moderators = { staff: ['owner', 'manager', 'support'] } as const;

const states = ['waiting', 'approved', 'refused'] as const;
const State = Type.Enum([...states]);
export type ModeratedState = (typeof states)[number];

/** So many are decided at once at most: as many as a page of the queue holds. */
const mostAtOnce = 50;
const longestReason = 300;

const Writer = Type.Object({ id: Type.Integer(), name: Type.String() });
/** What it is about, and where that is seen. */
const About = Type.Object({ name: Type.String(), address: Type.String() });

const ModeratedReview = Type.Object({
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
  state: State,
  refusal: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
export type ModeratedReview = Static<typeof ModeratedReview>;

const ModeratedText = Type.Object({
  id: Type.Integer(),
  writer: Writer,
  text: Type.String(),
  state: State,
  refusal: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});

const ModeratedQuestion = Type.Object({
  ...ModeratedText.properties,
  about: About,
  answers: Type.Array(Type.Object({ ...ModeratedText.properties, by_shop: Type.Boolean() })),
});
export type ModeratedQuestion = Static<typeof ModeratedQuestion>;

const Counts = Type.Object({ waiting: Type.Integer(), approved: Type.Integer(), refused: Type.Integer() });
const Paging = {
  page_size: Type.Optional(WholeNumber({ minimum: 1, maximum: mostAtOnce })),
  after: Type.Optional(Type.String({ maxLength: 100 })),
};
const Decision = {
  decision: Type.Enum(['approve', 'refuse']),
  /** For its writer; needed to refuse. */
  reason: Type.Optional(NonEmptyText({ maximum: longestReason })),
};

export const moderationContract = contract({
  'GET /api/admin/reviews/': {
    summary: 'Reviews to look at, the longest waiting first; decided ones newest first.',
    access: moderators,
    query: Type.Object({
      state: Type.Optional(State),
      of: Type.Optional(Type.Enum(['product', 'seller'])),
      stars: Type.Optional(WholeNumber({ minimum: 1, maximum: 5 })),
      ...Paging,
    }),
    reply: Type.Object({ data: Type.Array(ModeratedReview), next: Nullable(Type.String()), counts: Counts }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/reviews/decide/': {
    summary:
      'Shows reviews or refuses them; one that was written anew since it was read is left as it is and answered as stale.',
    access: moderators,
    body: Type.Object({
      reviews: Type.Array(Type.Object({ id: Id(), version: WholeNumber({ minimum: 1 }) }), {
        minItems: 1,
        maxItems: mostAtOnce,
      }),
      ...Decision,
    }),
    reply: Type.Object({ decided: Type.Array(Type.Integer()), stale: Type.Array(Type.Integer()) }),
    refusals: { 'reason-needed': 400 },
  },
  'GET /api/admin/questions/': {
    summary:
      'Questions to look at with all their answers; `waiting` are those that wait themselves or have an answer that waits.',
    access: moderators,
    query: Type.Object({ state: Type.Optional(Type.Enum([...states, 'unanswered'])), ...Paging }),
    reply: Type.Object({
      data: Type.Array(ModeratedQuestion),
      next: Nullable(Type.String()),
      counts: Type.Object({ ...Counts.properties, unanswered: Type.Integer() }),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/questions/decide/': {
    summary: 'Shows questions and answers or refuses them.',
    access: moderators,
    body: Type.Object({
      questions: Type.Array(Id(), { maxItems: mostAtOnce }),
      answers: Type.Array(Id(), { maxItems: mostAtOnce }),
      ...Decision,
    }),
    reply: Type.Object({ questions: Type.Array(Type.Integer()), answers: Type.Array(Type.Integer()) }),
    refusals: { 'reason-needed': 400 },
  },
  'POST /api/admin/questions/:id/answers/': {
    summary: "The shop's answer to a question, shown at once; a question that waits is approved by it.",
    access: moderators,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ text: NonEmptyText({ maximum: longestAnswer }) }),
    reply: Done,
    status: 201,
    refusals: { 'question-not-found': 404 },
  },
});
