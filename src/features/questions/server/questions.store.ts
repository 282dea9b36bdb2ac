import { untypedStatement } from '#platform/database/database.ts';

/** A question as everybody sees it, with the answers that are shown. */
export interface ShownQuestion {
  readonly id: number;
  readonly author: string | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly answers: {
    id: number;
    author: string | null;
    text: string;
    byShop: boolean;
    helpful: number;
    createdAt: string;
  }[];
}

const mostAnswers = 10;

/** What was asked about a product, newest first, with its answers, in one query: `[productId, before id or null, limit]`. */
export const shownQuestions = untypedStatement<ShownQuestion>({
  name: 'questions_shown',
  text: `
    select q.id, c.full_name as author, q.text, q.created_at as "createdAt", coalesce(given.answers, '[]') as answers
    from questions q
    join customers c on c.id = q.customer_id
    left join lateral (
      select json_agg(json_build_object('id', a.id, 'author', a.author, 'text', a.text, 'byShop', a.by_shop, 'helpful', a.helpful,
        'createdAt', a.created_at) order by a.by_shop desc, a.helpful desc, a.id) as answers
      from (
        select a.*, case when a.by_shop then s.name else w.full_name end as author
        from answers a join customers w on w.id = a.customer_id
        left join sellers s on a.by_shop and s.id = (select seller_id from variants where id = q.product_id) and s.owner_id = a.customer_id
        where a.question_id = q.id and a.state = 'approved'
        order by a.by_shop desc, a.helpful desc, a.id limit ${mostAnswers}
      ) a
    ) given on q.answers > 0
    where q.product_id = $1 and q.state = 'approved' and ($2::bigint is null or q.id < $2::bigint)
    order by q.id desc limit $3`,
});

/** `[productId]`. */
export const countQuestions = untypedStatement<{ count: number }>({
  name: 'questions_count',
  text: `select count(*)::int as count from questions where product_id = $1 and state = 'approved'`,
});

/** `[productId, customerId, text, now]`. */
export const insertQuestion = untypedStatement<{ id: number }>({
  name: 'question_insert',
  text: 'insert into questions (product_id, customer_id, text, created_at) values ($1, $2, $3, $4) returning id',
});

/** A customer's questions about a product that are not shown, the latest ten: `[productId, customerId]`. */
export const unseenQuestions = untypedStatement<{
  id: number;
  text: string;
  state: 'waiting' | 'refused';
  refusal: string | null;
}>({
  name: 'questions_unseen',
  text: `select id, text, state, refusal from questions where product_id = $1 and customer_id = $2 and state <> 'approved' order by id desc limit 10`,
});

/** Whether a product is sold by the open shop of a customer: `[productId, customerId]`. */
export const sellsProduct = untypedStatement<{ sells: boolean }>({
  name: 'questions_sells_product',
  text: `select exists (select from variants v join sellers s on s.id = v.seller_id where v.id = $1::bigint and s.owner_id = $2::bigint and s.active) as sells`,
});

/** Which answers about a product a customer found helpful: `[productId, customerId]`. */
export const answerVotesOn = untypedStatement<{ id: number }>({
  name: 'answer_votes_on',
  text: `select a.id from answer_votes v join answers a on a.id = v.answer_id join questions q on q.id = a.question_id
    where v.customer_id = $2 and q.product_id = $1 order by a.id desc limit 1000`,
});

/** A question that is shown: `[id]`. */
export const shownQuestion = untypedStatement<{ id: number; productId: number }>({
  name: 'question_shown',
  text: `select id, product_id as "productId" from questions where id = $1 and state = 'approved'`,
});

/** `[questionId, customerId, text, now]`. */
export const insertAnswer = untypedStatement<{ id: number }>({
  name: 'answer_insert',
  text: 'insert into answers (question_id, customer_id, text, created_at) values ($1, $2, $3, $4) returning id',
});

interface VotedAnswer {
  readonly helpful: number;
  readonly productId: number;
}

/** Counts a customer's vote for an answer, as review-votes.store.ts does for a review: `[answerId, customerId]`. */
export const addAnswerVote = untypedStatement<VotedAnswer>({
  name: 'answer_add_vote',
  text: `with vote as (
      insert into answer_votes (answer_id, customer_id)
      select id, $2::bigint from answers where id = $1::bigint and state = 'approved' and customer_id <> $2::bigint
      on conflict do nothing returning answer_id
    )
    update answers a set helpful = helpful + 1 from questions q where a.id in (select answer_id from vote) and q.id = a.question_id
    returning a.helpful, q.product_id as "productId"`,
});

/** Takes a vote back: `[answerId, customerId]`. */
export const removeAnswerVote = untypedStatement<VotedAnswer>({
  name: 'answer_remove_vote',
  text: `with vote as (delete from answer_votes where answer_id = $1::bigint and customer_id = $2::bigint returning answer_id)
    update answers a set helpful = helpful - 1 from questions q where a.id in (select answer_id from vote) and q.id = a.question_id
    returning a.helpful, q.product_id as "productId"`,
});

/** An answer that is shown, as it stands: `[id]`. */
export const votedAnswer = untypedStatement<{ helpful: number; customerId: number }>({
  name: 'answer_voted',
  text: `select helpful, customer_id as "customerId" from answers where id = $1 and state = 'approved'`,
});
