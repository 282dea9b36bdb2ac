import { bigint, bool, int, json, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';

interface VisibleAnswer {
  id: number;
  author: string | null;
  text: string;
  byShop: boolean;
  helpful: number;
  createdAt: string;
}

/** A public question with its visible answers. */
export type VisibleQuestion = RowOf<typeof visibleQuestions>;

const maxAnswers = 10;

/** The questions about a product, newest first, with their answers, in one query. */
export const visibleQuestions = statement({
  name: 'questions_shown',
  params: { productId: bigint, before: nullable(bigint), limit: bigint },
  row: { id: bigint, author: nullable(text), text: text, createdAt: timestamptz, answers: json<VisibleAnswer[]>() },
  text: `
    select q.id, c.full_name as author, q.text, q.created_at as "createdAt", coalesce(given.answers, '[]') as answers
    from questions q
    join customer_names c on c.id = q.customer_id
    left join lateral (
      select json_agg(json_build_object('id', a.id, 'author', a.author, 'text', a.text, 'byShop', a.by_shop, 'helpful', a.helpful,
        'createdAt', a.created_at) order by a.by_shop desc, a.helpful desc, a.id) as answers
      from (
        select a.*, case when a.by_shop then s.name else w.full_name end as author
        from answers a join customer_names w on w.id = a.customer_id
        left join shop_sellers s on a.by_shop and s.id = (select seller_id from product_sellers where product_id = q.product_id) and s.owner_id = a.customer_id
        where a.question_id = q.id and a.state = 'approved'
        order by a.by_shop desc, a.helpful desc, a.id limit ${maxAnswers}
      ) a
    ) given on q.answers > 0
    where q.product_id = :productId and q.state = 'approved' and (:before is null or q.id < :before)
    order by q.id desc limit :limit`,
});

export const countQuestions = statement({
  name: 'questions_count',
  params: { productId: bigint },
  row: { count: int },
  text: `select count(*)::int as count from questions where product_id = :productId and state = 'approved'`,
});

export const insertQuestion = statement({
  name: 'question_insert',
  params: { productId: bigint, customerId: bigint, text: text, now: timestamptz },
  row: { id: bigint },
  text: 'insert into questions (product_id, customer_id, text, created_at) values (:productId, :customerId, :text, :now) returning id',
});

/** A customer's questions about a product that are not visible, the latest ten. */
export const unseenQuestions = statement({
  name: 'questions_unseen',
  params: { productId: bigint, customerId: bigint },
  row: { id: bigint, text: text, status: textOf<'waiting' | 'refused'>(), reason: nullable(text) },
  text: `select id, text, state as status, refusal as reason from questions where product_id = :productId and customer_id = :customerId and state <> 'approved' order by id desc limit 10`,
});

/** Whether a product is sold by a customer's open shop. */
export const sellsProduct = statement({
  name: 'questions_sells_product',
  params: { productId: bigint, customerId: bigint },
  row: { sells: bool },
  text: `select exists (select from product_sellers sold join open_sellers s on s.id = sold.seller_id where sold.product_id = :productId and s.owner_id = :customerId) as sells`,
});

/** The ids of answers about a product that a customer marked as helpful. */
export const answerVotesOn = statement({
  name: 'answer_votes_on',
  params: { productId: bigint, customerId: bigint },
  row: { id: bigint },
  text: `select a.id from answer_votes v join answers a on a.id = v.answer_id join questions q on q.id = a.question_id
    where v.customer_id = :customerId and q.product_id = :productId order by a.id desc limit 1000`,
});

/** A visible question. */
export const visibleQuestion = statement({
  name: 'question_shown',
  params: { id: bigint },
  row: { id: bigint, productId: bigint },
  text: `select id, product_id as "productId" from questions where id = :id and state = 'approved'`,
});

export const insertAnswer = statement({
  name: 'answer_insert',
  params: { questionId: bigint, customerId: bigint, text: text, now: timestamptz },
  row: { id: bigint },
  text: 'insert into answers (question_id, customer_id, text, created_at) values (:questionId, :customerId, :text, :now) returning id',
});

const votedAnswerRow = { helpful: int, productId: bigint };

/** Adds a customer's vote for an answer, as review-votes.store.ts does for a review. */
export const addAnswerVote = statement({
  name: 'answer_add_vote',
  params: { answerId: bigint, customerId: bigint },
  row: votedAnswerRow,
  text: `with vote as (
      insert into answer_votes (answer_id, customer_id)
      select id, :customerId from answers where id = :answerId and state = 'approved' and customer_id <> :customerId
      on conflict do nothing returning answer_id
    )
    update answers a set helpful = helpful + 1 from questions q where a.id in (select answer_id from vote) and q.id = a.question_id
    returning a.helpful, q.product_id as "productId"`,
});

/** Removes a vote. */
export const removeAnswerVote = statement({
  name: 'answer_remove_vote',
  params: { answerId: bigint, customerId: bigint },
  row: votedAnswerRow,
  text: `with vote as (delete from answer_votes where answer_id = :answerId and customer_id = :customerId returning answer_id)
    update answers a set helpful = helpful - 1 from questions q where a.id in (select answer_id from vote) and q.id = a.question_id
    returning a.helpful, q.product_id as "productId"`,
});

/** A visible answer in its current state. */
export const votedAnswer = statement({
  name: 'answer_voted',
  params: { id: bigint },
  row: { helpful: int, customerId: bigint },
  text: `select helpful, customer_id as "customerId" from answers where id = :id and state = 'approved'`,
});
