import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
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

export interface ModeratedQuestionRow extends TextRow {
  readonly createdAt: Date;
  readonly slug: string;
  readonly name: string;
  readonly answers: (TextRow & { createdAt: string; byShop: boolean })[];
}

export type QuestionQueueState = ModeratedState | 'unanswered';

const narrowed: Readonly<Record<QuestionQueueState, string>> = {
  waiting: `(q.state = 'waiting' or q.id in (select question_id from answers where state = 'waiting'))`,
  unanswered: `q.state = 'approved' and q.answers = 0`,
  approved: `q.state = 'approved'`,
  refused: `q.state = 'refused'`,
};

/** Of what is asked often, the latest answers are looked at. */
const mostAnswers = 30;

/** A page of the queue of questions with their answers, in one query; what waits or is unanswered longest comes first. */
export function moderatedQuestions(
  shop: Shop,
  {
    state,
    afterId,
    language,
    limit,
  }: { state: QuestionQueueState; afterId: number | null; language: Language; limit: number },
): Promise<ModeratedQuestionRow[]> {
  const oldestFirst = state === 'waiting' || state === 'unanswered';
  return untypedStatement<ModeratedQuestionRow>({
    name: `questions_moderated_${state}_${limit}`,
    text: `
      select q.id, q.customer_id as "customerId", coalesce(c.full_name, c.username) as writer, q.text, q.state, q.refusal,
        q.created_at as "createdAt", p.slug, ${translated('p.name', '$2')} as name, coalesce(given.answers, '[]') as answers
      from questions q join customers c on c.id = q.customer_id join products p on p.id = q.product_id
      left join lateral (
        select json_agg(json_build_object('id', a.id, 'customerId', a.customer_id, 'writer', coalesce(w.full_name, w.username), 'text', a.text,
          'state', a.state, 'refusal', a.refusal, 'createdAt', a.created_at, 'byShop', a.by_shop) order by a.id) as answers
        from (select * from answers where question_id = q.id order by id desc limit ${mostAnswers}) a join customers w on w.id = a.customer_id
      ) given on true
      where ${narrowed[state]} and ($1::bigint is null or q.id ${oldestFirst ? '>' : '<'} $1::bigint)
      order by q.id ${oldestFirst ? 'asc' : 'desc'} limit ${limit}`,
  })(shop, [afterId, language]);
}

/** How many questions stand in each part of the queue. */
export const countQuestionStates = untypedStatement<Record<QuestionQueueState, number>>({
  name: 'questions_count_states',
  text: `select
    (select count(*)::int from questions q where ${narrowed.waiting}) as waiting,
    count(*) filter (where state = 'approved')::int as approved, count(*) filter (where state = 'refused')::int as refused,
    count(*) filter (where state = 'approved' and answers = 0)::int as unanswered from questions`,
});

/** A question or an answer under decision. */
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

/** A question under decision, with who owns the open shop that sells the product; null of the house. */
export interface LockedQuestion extends LockedText {
  readonly ownerId: number | null;
}

/** Questions kept for the transaction: `[ids]`. */
export const lockQuestions = untypedStatement<LockedQuestion>({
  name: 'questions_lock',
  text: `select q.id, q.customer_id as "customerId", q.product_id as "productId", p.slug, p.name, p.translations -> 'en' ->> 'name' as "nameEn",
      s.owner_id as "ownerId", q.state, q.refusal
    from questions q join products p on p.id = q.product_id join variants first on first.id = p.id left join sellers s on s.id = first.seller_id and s.active
    where q.id = any($1::bigint[]) order by q.id for update of q`,
});

/** Answers kept for the transaction, with who asked: `[ids]`. */
export const lockAnswers = untypedStatement<LockedText & { questionId: number; askerId: number }>({
  name: 'answers_lock',
  text: `select a.id, a.question_id as "questionId", a.customer_id as "customerId", q.customer_id as "askerId", q.product_id as "productId", p.slug, p.name,
      p.translations -> 'en' ->> 'name' as "nameEn", a.state, a.refusal
    from answers a join questions q on q.id = a.question_id join products p on p.id = q.product_id
    where a.id = any($1::bigint[]) order by a.question_id, a.id for update of a`,
});

/** `[ids, state, reason]`. */
export const setQuestionStates = untypedStatement<{ id: number }>({
  name: 'questions_set_states',
  text: 'update questions set state = $2, refusal = $3 where id = any($1::bigint[]) returning id',
});

/** `[ids, state, reason]`. */
export const setAnswerStates = untypedStatement<{ id: number }>({
  name: 'answers_set_states',
  text: 'update answers set state = $2, refusal = $3 where id = any($1::bigint[]) returning id',
});

/** Questions count the answers that are shown: `[questionIds, changes]`. */
export const countAnswers = untypedStatement<{ id: number }>({
  name: 'questions_count_answers',
  text: `update questions q set answers = q.answers + counted.change
    from (select id, sum(change)::int as change from unnest($1::bigint[], $2::int[]) c(id, change) group by id) counted
    where q.id = counted.id and counted.change <> 0 returning q.id`,
});

/** The shop's own answer, shown at once: `[questionId, customerId, text, now]`. */
export const insertShopAnswer = untypedStatement<{ id: number }>({
  name: 'answer_insert_shop',
  text: `with given as (
      insert into answers (question_id, customer_id, text, by_shop, state, created_at) values ($1, $2, $3, true, 'approved', $4) returning id, question_id
    ), counted as (
      update questions set answers = answers + 1 where id = (select question_id from given)
    )
    select id from given`,
});
