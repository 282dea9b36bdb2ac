import { Type, type Static } from 'typebox';
import {
  About,
  Counts,
  Decision,
  maxDecisionsAtOnce,
  moderationStates,
  ModeratedText,
  moderators,
  Paging,
} from '#features/reviews/moderation.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { goesOn } from '#shared/contract/replies.ts';
import { longestAnswer } from './questions.rules.ts';

export const ModeratedQuestion = Type.Object({
  ...ModeratedText.properties,
  about: About,
  answers: Type.Array(Type.Object({ ...ModeratedText.properties, by_shop: Type.Boolean() })),
});
/** A question in the queue of the staff, with all its answers. */
export type ModeratedQuestion = Static<typeof ModeratedQuestion>;

export const questionModerationContract = contract({
  'GET /api/admin/questions/': {
    summary:
      'Questions to look at with all their answers; `waiting` are those that wait themselves or have an answer that waits.',
    access: moderators,
    query: Type.Object({ status: Type.Optional(Type.Enum([...moderationStates, 'unanswered'])), ...Paging }),
    reply: Type.Object({
      data: Type.Array(ModeratedQuestion),
      ...goesOn,
      counts: Type.Object({ ...Counts.properties, unanswered: Type.Integer() }),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/questions/decide/': {
    summary: 'Shows questions and answers or refuses them.',
    access: moderators,
    body: Type.Object({
      questions: Type.Array(Id(), { maxItems: maxDecisionsAtOnce }),
      answers: Type.Array(Id(), { maxItems: maxDecisionsAtOnce }),
      ...Decision,
    }),
    reply: Type.Object({ questions: Type.Array(Type.Integer()), answers: Type.Array(Type.Integer()) }),
    refusals: { 'reason-needed': 400 },
  },
  'POST /api/admin/questions/undo/': {
    summary:
      'Takes a decision back: its questions and answers wait again. What was decided otherwise since, and a question that has an answer by then, is left as it is; answered are those that wait again.',
    access: moderators,
    body: Type.Object({
      questions: Type.Array(Id(), { maxItems: maxDecisionsAtOnce }),
      answers: Type.Array(Id(), { maxItems: maxDecisionsAtOnce }),
      decision: Decision.decision,
    }),
    reply: Type.Object({ questions: Type.Array(Type.Integer()), answers: Type.Array(Type.Integer()) }),
    refusals: {},
  },
  'POST /api/admin/questions/:id/answers/': {
    summary: "The shop's answer to a question, shown at once; a question that waits is approved by it.",
    access: moderators,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ text: NonEmptyText({ maximum: longestAnswer }) }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
    idempotency: 'optional',
    refusals: { 'question-not-found': 404 },
  },
});
