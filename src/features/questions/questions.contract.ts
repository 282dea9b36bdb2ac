import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { longestAnswer, longestQuestion } from './questions.rules.ts';

const Answer = Type.Object({
  id: Type.Integer(),
  /** Null for one whose writer has no name, and for the shop's own; of who sells the product, their shop's name. */
  author: Nullable(Type.String()),
  text: Type.String(),
  /** By the shop's staff or who sells the product; every other one is a buyer's. */
  by_shop: Type.Boolean(),
  helpful_count: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
});
export type Answer = Static<typeof Answer>;

export const Question = Type.Object({
  id: Type.Integer(),
  author: Nullable(Type.String()),
  text: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  /** The shop's own first, then the most helpful; at most ten of them. */
  answers: Type.Array(Answer),
});
export type Question = Static<typeof Question>;

const QuestionList = Type.Object({ count: Type.Integer(), data: Type.Array(Question), ...goesOn });
export type QuestionList = Static<typeof QuestionList>;

export const OwnQuestions = Type.Object({
  /** Written by this customer and not displayed yet, or refused. */
  questions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      text: Type.String(),
      status: Type.Enum(['waiting', 'refused']),
      reason: Nullable(Type.String()),
    }),
  ),
  /** Whether this customer may answer: has bought it, or sells it. */
  may_answer: Type.Boolean(),
  /** Which answers this customer found helpful. */
  votes: Type.Array(Type.Integer()),
});
export type OwnQuestions = Static<typeof OwnQuestions>;

const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });
const ById = Type.Object({ id: Id() });

export const questionsContract = contract({
  'GET /api/products/:slug/questions/': {
    summary: 'What was asked about a product, newest first, with its answers.',
    access: 'public',
    params: BySlug,
    query: Type.Object({
      page_size: PageSize(),
      after: After(),
    }),
    reply: QuestionList,
    refusals: { 'product-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/:slug/questions/mine/': {
    summary: "The customer's own questions that are not shown, and what the customer may do.",
    access: 'customer',
    params: BySlug,
    reply: OwnQuestions,
    refusals: { 'product-not-found': 404 },
  },
  'POST /api/products/:slug/questions/': {
    summary: 'Asks about a product; shown when the staff has approved it.',
    access: 'customer',
    params: BySlug,
    body: Type.Object({ text: NonEmptyText({ maximum: longestQuestion }) }),
    reply: OwnQuestions,
    status: 201,
    idempotency: 'optional',
    refusals: { 'product-not-found': 404, 'too-many-tries': 429 },
  },
  'POST /api/questions/:id/answers/': {
    summary:
      'Answers a question: by who sells the thing, shown at once, or by who has bought it, shown when the staff has approved it.',
    access: 'customer',
    params: ById,
    body: Type.Object({ text: NonEmptyText({ maximum: longestAnswer }) }),
    reply: Type.Object({ status: Type.Enum(['waiting', 'approved']) }),
    status: 201,
    idempotency: 'optional',
    refusals: { 'question-not-found': 404, 'only-buyers': 403, 'second-step-needed': 403, 'too-many-tries': 429 },
  },
  'POST /api/answers/:id/helpful/': {
    summary: 'Says that an answer was helpful, or no longer; once for each customer, and not of ones own.',
    access: 'customer',
    params: ById,
    body: Type.Object({ helpful: Type.Boolean() }),
    reply: Type.Object({ helpful_count: Type.Integer() }),
    refusals: { 'answer-not-found': 404, 'own-answer': 409, 'too-many-tries': 429 },
  },
});
