import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { longestAnswer, longestQuestion } from './questions.rules.ts';

const Answer = Type.Object({
  id: Type.Integer(),
  /** Null for an author without a name and for the shop's own answers; for the product's seller, the name of their shop. */
  author: Nullable(Type.String()),
  text: Type.String(),
  /** Whether it is by the shop's staff or the product's seller; all others are by buyers. */
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
  /** The shop's own first, then by helpfulness; at most ten. */
  answers: Type.Array(Answer),
});
export type Question = Static<typeof Question>;

const QuestionList = Type.Object({ count: Type.Integer(), data: Type.Array(Question), ...goesOn });
export type QuestionList = Static<typeof QuestionList>;

export const OwnQuestions = Type.Object({
  /** This customer's questions that are pending or refused. */
  questions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      text: Type.String(),
      status: Type.Enum(['waiting', 'refused']),
      reason: Nullable(Type.String()),
    }),
  ),
  /** Whether this customer may answer: as a buyer or the seller of the product. */
  may_answer: Type.Boolean(),
  /** The ids of answers this customer marked as helpful. */
  votes: Type.Array(Type.Integer()),
});
export type OwnQuestions = Static<typeof OwnQuestions>;

const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });
const ById = Type.Object({ id: Id() });

export const questionsContract = contract({
  'GET /api/products/:slug/questions/': {
    summary: 'Lists the questions about a product, newest first, with their answers.',
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
    summary: "Lists the customer's own questions that are not displayed, and what the customer may do.",
    access: 'customer',
    params: BySlug,
    reply: OwnQuestions,
    refusals: { 'product-not-found': 404 },
  },
  'POST /api/products/:slug/questions/': {
    summary: 'Adds a question about a product; it is displayed once the staff approves it.',
    access: 'customer',
    params: BySlug,
    body: Type.Object({ text: NonEmptyText({ maximum: longestQuestion }) }),
    reply: OwnQuestions,
    status: 201,
    idempotency: 'optional',
    refusals: { 'product-not-found': 404, 'too-many-tries': 429 },
  },
  'POST /api/questions/:id/answers/': {
    summary: "Adds an answer to a question: a seller's is displayed at once, a buyer's once the staff approves it.",
    access: 'customer',
    params: ById,
    body: Type.Object({ text: NonEmptyText({ maximum: longestAnswer }) }),
    reply: Type.Object({ status: Type.Enum(['waiting', 'approved']) }),
    status: 201,
    idempotency: 'optional',
    refusals: { 'question-not-found': 404, 'only-buyers': 403, 'second-step-needed': 403, 'too-many-tries': 429 },
  },
  'POST /api/answers/:id/helpful/': {
    summary: "Marks an answer as helpful, or removes the mark; once for each customer, and not for one's own answer.",
    access: 'customer',
    params: ById,
    body: Type.Object({ helpful: Type.Boolean() }),
    reply: Type.Object({ helpful_count: Type.Integer() }),
    refusals: { 'answer-not-found': 404, 'own-answer': 409, 'too-many-tries': 429 },
  },
});
