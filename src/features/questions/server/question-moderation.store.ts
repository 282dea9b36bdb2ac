import { bigint, int, json, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement, type RowOf, statement } from '#platform/database/statement.ts';
import { translated } from '#platform/database/translated.ts';
import type { Language } from '#shared/language.ts';
import type { ModeratedState } from '#features/reviews/moderation.contract.ts';

interface TextRow {
  readonly id: number;
  readonly customerId: number;
  readonly writer: string;
  readonly text: string;
  readonly state: ModeratedState;
  readonly refusal: string | null;
}

export type ModeratedQuestionRow = RowOf<typeof moderatedQuestions>;

export type QuestionQueueState = ModeratedState | 'unanswered';

const narrowed: Readonly<Record<QuestionQueueState, string>> = {
  waiting: `(q.state = 'waiting' or q.id in (select question_id from answers where state = 'waiting'))`,
  unanswered: `q.state = 'approved' and q.answers = 0`,
  approved: `q.state = 'approved'`,
  refused: `q.state = 'refused'`,
};

/** Maximum number of a question's latest answers in the queue. */
const maxAnswers = 30;

interface QuestionQueue {
  readonly state: QuestionQueueState;
  readonly afterId: number | null;
  readonly language: Language;
  readonly limit: number;
}

/** A page of the moderation queue of questions with their answers, in one query; those pending or unanswered longest come first. */
export const moderatedQuestions = composedStatement({
  name: 'questions_moderated',
  row: {
    id: bigint,
    customerId: bigint,
    writer: text,
    text,
    state: textOf<ModeratedState>(),
    refusal: nullable(text),
    createdAt: timestamptz,
    slug: text,
    name: text,
    answers: json<(TextRow & { createdAt: string; byShop: boolean })[]>(),
  },
  compose: ({ state, afterId, language, limit }: QuestionQueue, bind) => {
    const oldestFirst = state === 'waiting' || state === 'unanswered';
    const after = bind(nullable(bigint), afterId);
    return `
      select q.id, q.customer_id as "customerId", c.display_name as writer, q.text, q.state, q.refusal,
        q.created_at as "createdAt", p.slug, ${translated('p.name', bind(text, language))} as name, coalesce(given.answers, '[]') as answers
      from questions q join customer_names c on c.id = q.customer_id join product_summaries p on p.id = q.product_id
      left join lateral (
        select json_agg(json_build_object('id', a.id, 'customerId', a.customer_id, 'writer', w.display_name, 'text', a.text,
          'state', a.state, 'refusal', a.refusal, 'createdAt', a.created_at, 'byShop', a.by_shop) order by a.id) as answers
        from (select * from answers where question_id = q.id order by id desc limit ${maxAnswers}) a join customer_names w on w.id = a.customer_id
      ) given on true
      where ${narrowed[state]} and (${after} is null or q.id ${oldestFirst ? '>' : '<'} ${after})
      order by q.id ${oldestFirst ? 'asc' : 'desc'} limit ${limit}`;
  },
  preparedAs: ({ state, limit }) => `questions_moderated_${state}_${limit}`,
  examples: [
    { state: 'waiting', afterId: null, language: 'fa', limit: 31 },
    { state: 'unanswered', afterId: 9, language: 'fa', limit: 31 },
    { state: 'approved', afterId: 9, language: 'en', limit: 31 },
    { state: 'refused', afterId: null, language: 'en', limit: 31 },
  ],
});

/** The number of questions in each part of the queue. */
export const countQuestionStates = statement({
  name: 'questions_count_states',
  row: { waiting: int, approved: int, refused: int, unanswered: int },
  text: `select
    (select count(*)::int from questions q where ${narrowed.waiting}) as waiting,
    count(*) filter (where state = 'approved')::int as approved, count(*) filter (where state = 'refused')::int as refused,
    count(*) filter (where state = 'approved' and answers = 0)::int as unanswered from questions`,
});

/** A question or an answer being moderated. */
export interface LockedText {
  readonly id: number;
  readonly customerId: number;
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly state: ModeratedState;
  readonly refusal: string | null;
}

/** A question being moderated, with the owner of the open shop that sells the product; null for the house. */
export type LockedQuestion = RowOf<typeof lockQuestions>;

/** Questions locked for the transaction. */
export const lockQuestions = statement({
  name: 'questions_lock',
  params: { ids: listOf(bigint) },
  row: {
    id: bigint,
    customerId: bigint,
    productId: bigint,
    slug: text,
    name: text,
    nameEn: nullable(text),
    ownerId: nullable(bigint),
    state: textOf<ModeratedState>(),
    refusal: nullable(text),
    answers: int,
  },
  text: `select q.id, q.customer_id as "customerId", q.product_id as "productId", p.slug, p.name, p.translations -> 'en' ->> 'name' as "nameEn",
      s.owner_id as "ownerId", q.state, q.refusal, q.answers
    from questions q join product_summaries p on p.id = q.product_id join product_sellers first on first.product_id = p.id left join open_sellers s on s.id = first.seller_id
    where q.id = any(:ids) order by q.id for update of q`,
});

/** An answer being moderated, with the author of the question and the owner of the open shop that sells the product. */
export type LockedAnswer = RowOf<typeof lockAnswers>;

/** Answers locked for the transaction. */
export const lockAnswers = statement({
  name: 'answers_lock',
  params: { ids: listOf(bigint) },
  row: {
    id: bigint,
    questionId: bigint,
    customerId: bigint,
    askerId: bigint,
    productId: bigint,
    slug: text,
    name: text,
    nameEn: nullable(text),
    ownerId: nullable(bigint),
    state: textOf<ModeratedState>(),
    refusal: nullable(text),
  },
  text: `select a.id, a.question_id as "questionId", a.customer_id as "customerId", q.customer_id as "askerId", q.product_id as "productId", p.slug, p.name,
      p.translations -> 'en' ->> 'name' as "nameEn", s.owner_id as "ownerId", a.state, a.refusal
    from answers a join questions q on q.id = a.question_id join product_summaries p on p.id = q.product_id
      join product_sellers first on first.product_id = p.id left join open_sellers s on s.id = first.seller_id
    where a.id = any(:ids) order by a.question_id, a.id for update of a`,
});

export const setQuestionStates = statement({
  name: 'questions_set_states',
  params: { ids: listOf(bigint), state: textOf<ModeratedState>(), refusal: nullable(text) },
  row: { id: bigint },
  text: 'update questions set state = :state, refusal = :refusal where id = any(:ids) returning id',
});

export const setAnswerStates = statement({
  name: 'answers_set_states',
  params: { ids: listOf(bigint), state: textOf<ModeratedState>(), refusal: nullable(text) },
  row: { id: bigint },
  text: 'update answers set state = :state, refusal = :refusal where id = any(:ids) returning id',
});

/** Updates the number of visible answers of questions. */
export const countAnswers = statement({
  name: 'questions_count_answers',
  params: { ids: listOf(bigint), changes: listOf(int) },
  row: { id: bigint },
  text: `update questions q set answers = q.answers + counted.change
    from (select id, sum(change)::int as change from unnest(:ids, :changes) c(id, change) group by id) counted
    where q.id = counted.id and counted.change <> 0 returning q.id`,
});

/** Inserts the shop's own answer, visible immediately. */
export const insertShopAnswer = statement({
  name: 'answer_insert_shop',
  params: { questionId: bigint, customerId: bigint, text: text, now: timestamptz },
  row: { id: bigint },
  text: `with given as (
      insert into answers (question_id, customer_id, text, by_shop, state, created_at) values (:questionId, :customerId, :text, true, 'approved', :now) returning id, question_id
    ), counted as (
      update questions set answers = answers + 1 where id = (select question_id from given)
    )
    select id from given`,
});
