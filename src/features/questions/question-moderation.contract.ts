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
import { BulkReply } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { goesOn } from '#shared/contract/replies.ts';
import { longestAnswer } from './questions.rules.ts';

export const ModeratedQuestion = Type.Object({
  ...ModeratedText.properties,
  about: About,
  answers: Type.Array(Type.Object({ ...ModeratedText.properties, by_shop: Type.Boolean() })),
});
/** A question in the moderation queue, with all its answers. */
export type ModeratedQuestion = Static<typeof ModeratedQuestion>;

/** The kind of id: questions and answers are numbered separately. The outcomes are in the same order. */
const QuestionsAndAnswers = Type.Array(Type.Object({ kind: Type.Enum(['question', 'answer']), id: Id() }), {
  minItems: 1,
  maxItems: maxDecisionsAtOnce,
});

export const questionModerationContract = contract({
  'GET /api/admin/questions/': {
    summary:
      'Lists questions with all their answers; `waiting` are those that wait themselves or have a waiting answer.',
    access: moderators,
    query: Type.Object({ status: Type.Optional(Type.Enum([...moderationStates, 'unanswered'])), ...Paging }),
    reply: Type.Object({
      data: Type.Array(ModeratedQuestion),
      ...goesOn,
      counts: Type.Object({ ...Counts.properties, unanswered: Type.Integer() }),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/questions/bulk-decide/': {
    summary: 'Approves or refuses questions and answers; missing ones are `skipped`.',
    access: moderators,
    body: Type.Object({ items: QuestionsAndAnswers, ...Decision }),
    reply: BulkReply,
    refusals: { 'reason-needed': 400 },
  },
  'POST /api/admin/questions/bulk-undo/': {
    summary:
      'Undoes a decision: its questions and answers wait again. Those decided otherwise since, and a question that has been answered since, are `skipped`.',
    access: moderators,
    body: Type.Object({ items: QuestionsAndAnswers, decision: Decision.decision }),
    reply: BulkReply,
  },
  'POST /api/admin/questions/:id/answers/': {
    summary: "Adds the shop's answer to a question, displayed at once; a waiting question is approved with it.",
    access: moderators,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ text: NonEmptyText({ maximum: longestAnswer }) }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
    idempotency: 'optional',
    refusals: { 'question-not-found': 404 },
  },
});
