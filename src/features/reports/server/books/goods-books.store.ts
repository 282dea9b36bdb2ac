import { bookCheck, statesOf } from './book-check.ts';

const sold = statesOf('sold');

/** Each stored aggregate that lists, pages and accounts read equals the sum it is derived from. */
export const goodsBooks = [
  bookCheck({
    code: 'list-price',
    rule: 'The price by which lists show and order a product is that of the first of its variants that is shown.',
    query: `
SELECT p.id AS subject, first.base_price AS wanted, p.base_price AS found
FROM products p
CROSS JOIN LATERAL (
  SELECT v.base_price FROM variants v WHERE v.product_id = p.id ORDER BY v.hidden_at IS NOT NULL, v.position, v.id LIMIT 1
) first
WHERE p.base_price <> first.base_price`,
  }),
  bookCheck({
    code: 'base-price-list',
    rule: 'What a variant costs is its base price of today in the price list, of which there is one.',
    query: `
SELECT v.id AS subject, v.base_price AS wanted, min(p.amount) AS found
FROM variants v LEFT JOIN prices p ON p.variant_id = v.id AND p.price_list = 'base' AND p.valid_until IS NULL
GROUP BY v.id HAVING count(p.id) <> 1 OR min(p.amount) <> v.base_price`,
  }),
  bookCheck({
    code: 'price-ledger',
    rule: 'The last entry of a price in its ledger says for how much and when it holds.',
    query: `
SELECT p.id AS subject, p.amount AS wanted, e.amount AS found
FROM prices p
LEFT JOIN LATERAL (
  SELECT c.variant_id, c.price_list, c.amount, c.valid_from, c.valid_until FROM price_changes c WHERE c.price_id = p.id ORDER BY c.id DESC LIMIT 1
) e ON true
WHERE (p.variant_id, p.price_list, p.amount, p.valid_from, p.valid_until)
  IS DISTINCT FROM (e.variant_id, e.price_list, e.amount, e.valid_from, e.valid_until)`,
  }),
  bookCheck({
    code: 'product-in-stock',
    rule: 'A product counts as in stock when a piece can be had of a variant that is shown, and only then.',
    query: `
SELECT p.id AS subject, there.is::int AS wanted, p.in_stock::int AS found
FROM products p
CROSS JOIN LATERAL (
  SELECT EXISTS (
    SELECT FROM variants v JOIN variant_stock s ON s.variant_id = v.id WHERE v.product_id = p.id AND v.hidden_at IS NULL AND s.available > 0
  ) AS is
) there
WHERE p.in_stock <> there.is`,
  }),
  bookCheck({
    code: 'default-variant',
    rule: "A product's number stands for the variant that bears it, and for another one of its own only once that one is archived.",
    query: `
SELECT p.id AS subject, NULL AS wanted, p.default_variant_id AS found
FROM products p LEFT JOIN variants stands ON stands.id = p.default_variant_id
WHERE p.default_variant_id IS NOT NULL
  AND (stands.archived_at IS NOT NULL OR EXISTS (SELECT FROM variants v WHERE v.id = p.id AND v.archived_at IS NULL))`,
  }),
  bookCheck({
    code: 'variant-names',
    rule: 'What a variant is called in carts and orders, and the colour and size by which lists find it, are those of its options.',
    query: `
SELECT v.id AS subject, NULL AS wanted, NULL AS found
FROM variants v JOIN variant_options said ON said.id = v.id
WHERE (v.label, v.label_en, v.colour_name, v.colour_name_en, v.colour_hex, v.size, v.size_en)
  IS DISTINCT FROM (said.label, said.label_en, said.colour_name, said.colour_name_en, said.colour_hex, said.size, said.size_en)`,
  }),
  bookCheck({
    code: 'named-colours',
    rule: 'A variant of a product without a choice of colours is found by those that its name says, once they were read of all products.',
    query: `
SELECT v.id AS subject, NULL AS wanted, NULL AS found
FROM variants v JOIN variant_options said ON said.id = v.id
WHERE v.named_colours IS DISTINCT FROM said.named_colours
  AND (v.named_colours IS NOT NULL OR EXISTS (SELECT FROM shop_facts WHERE name = 'colours-named'))`,
  }),
  bookCheck({
    code: 'product-rating',
    rule: 'The stars of a product are those of its reviews that are shown.',
    query: `
SELECT p.id AS subject, coalesce(r.stars, 0) AS wanted, p.rating_sum AS found
FROM products p
LEFT JOIN (SELECT product_id, sum(stars) AS stars, count(*) AS reviews FROM reviews WHERE state = 'approved' AND product_id IS NOT NULL GROUP BY product_id) r
  ON r.product_id = p.id
WHERE p.rating_sum <> coalesce(r.stars, 0) OR p.rating_count <> coalesce(r.reviews, 0)`,
  }),
  bookCheck({
    code: 'seller-rating',
    rule: 'The stars of a seller are those of its reviews that are shown.',
    query: `
SELECT s.id AS subject, coalesce(r.stars, 0) AS wanted, s.rating_sum AS found
FROM sellers s
LEFT JOIN (SELECT seller_id, sum(stars) AS stars, count(*) AS reviews FROM reviews WHERE state = 'approved' AND seller_id IS NOT NULL GROUP BY seller_id) r
  ON r.seller_id = s.id
WHERE s.rating_sum <> coalesce(r.stars, 0) OR s.rating_count <> coalesce(r.reviews, 0)`,
  }),
  bookCheck({
    code: 'review-votes',
    rule: 'As many found a review helpful as voted for it.',
    query: `
SELECT r.id AS subject, count(v.customer_id) AS wanted, r.helpful AS found
FROM reviews r LEFT JOIN review_votes v ON v.review_id = r.id GROUP BY r.id HAVING r.helpful <> count(v.customer_id)`,
  }),
  bookCheck({
    code: 'answer-votes',
    rule: 'As many found an answer helpful as voted for it.',
    query: `
SELECT a.id AS subject, count(v.customer_id) AS wanted, a.helpful AS found
FROM answers a LEFT JOIN answer_votes v ON v.answer_id = a.id GROUP BY a.id HAVING a.helpful <> count(v.customer_id)`,
  }),
  bookCheck({
    code: 'question-answers',
    rule: 'As many answers are counted of a question as are shown.',
    query: `
SELECT q.id AS subject, count(a.id) AS wanted, q.answers AS found
FROM questions q LEFT JOIN answers a ON a.question_id = q.id AND a.state = 'approved' GROUP BY q.id HAVING q.answers <> count(a.id)`,
  }),
  bookCheck({
    code: 'conversation-last',
    rule: 'The last message of a conversation bears its last number, none is missing before it, and nobody has read further.',
    query: `
SELECT c.customer_id AS subject, coalesce(m.last, 0) AS wanted, c.last_number AS found
FROM conversations c
LEFT JOIN (SELECT customer_id, max(number) AS last, count(*) AS messages FROM chat_messages GROUP BY customer_id) m USING (customer_id)
WHERE c.last_number <> coalesce(m.last, 0) OR coalesce(m.messages, 0) <> coalesce(m.last, 0)
  OR greatest(c.customer_read, c.staff_read) > c.last_number`,
  }),
  bookCheck({
    code: 'category-closure',
    rule: 'A product is found under its own category and all above it, and under no other.',
    query: `
WITH RECURSIVE above AS (
  SELECT id, id AS category_id FROM categories
  UNION
  SELECT above.id, c.parent_id FROM above JOIN categories c ON c.id = above.category_id WHERE c.parent_id IS NOT NULL
), wanted AS (
  SELECT p.id AS product_id, above.category_id FROM products p JOIN above ON above.id = p.category_id
)
SELECT product_id AS subject, count(w.product_id) AS wanted, count(f.product_id) AS found
FROM wanted w FULL JOIN product_categories f USING (product_id, category_id)
GROUP BY product_id HAVING count(*) <> count(w.product_id) OR count(*) <> count(f.product_id)`,
  }),
  bookCheck({
    code: 'search-vocabulary',
    rule: 'Every word by which a product is found is one that typing errors are mended to.',
    query: `
SELECT p.id AS subject, count(*) AS wanted, 0 AS found
FROM products p CROSS JOIN LATERAL unnest(string_to_array(replace(p.search_text, chr(10), ' '), ' ')) AS said(word)
WHERE said.word <> '' AND length(said.word) <= 60 AND NOT EXISTS (SELECT FROM search_vocabulary known WHERE known.word = said.word)
GROUP BY p.id`,
  }),
  bookCheck({
    code: 'word-counts',
    rule: 'A word counts as borne by no fewer products than are found by it: how common it is says which of two is the typing error.',
    query: `
SELECT known.word AS subject, borne.products AS wanted, known.products AS found
FROM search_vocabulary known JOIN (
  SELECT said.word, count(*) AS products
  FROM products p CROSS JOIN LATERAL (SELECT DISTINCT unnest(string_to_array(replace(p.search_text, chr(10), ' '), ' ')) AS word) said
  GROUP BY said.word
) borne ON borne.word = known.word
WHERE known.products < borne.products`,
  }),
  bookCheck({
    code: 'product-sold',
    rule: 'The pieces that count as sold of a product are those of its orders that stand, less what came back; what took the place of a lost piece is that piece.',
    query: `
SELECT p.id AS subject, coalesce(l.pieces, 0) AS wanted, p.sold_count + coalesce(u.pieces, 0) AS found
FROM products p
LEFT JOIN (
  SELECT l.product_id, sum(l.quantity - l.returned) AS pieces
  FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.state IN (${sold}, 'returned') GROUP BY l.product_id
) l ON l.product_id = p.id
LEFT JOIN (SELECT product_id, sum(pieces) AS pieces FROM uncounted_sales GROUP BY product_id) u ON u.product_id = p.id
WHERE p.sold_count + coalesce(u.pieces, 0) <> coalesce(l.pieces, 0)`,
  }),
  bookCheck({
    code: 'seller-sales',
    rule: 'A seller’s ledger says of each of its orders what has arrived of it and did not come back, a day later at the latest, and knows no other order.',
    query: `
SELECT coalesce(o.number, e.order_id::text) AS subject, coalesce(w.sold, 0) AS wanted, e.sold AS found
FROM (SELECT order_id, seller_id, sum(sold) AS sold FROM seller_entries WHERE order_id IS NOT NULL GROUP BY order_id, seller_id) e
LEFT JOIN orders o ON o.id = e.order_id
LEFT JOIN LATERAL (
  SELECT sum(l.sold) AS sold FROM arrived_sales l WHERE l.order_id = e.order_id AND l.seller_id = e.seller_id
) w ON true
WHERE e.sold IS DISTINCT FROM w.sold AND NOT EXISTS (
  SELECT FROM order_steps s WHERE s.order_id = e.order_id AND s.at > (SELECT max(at) FROM order_steps) - interval '1 day'
) AND NOT EXISTS (
  SELECT FROM returned_lines b WHERE b.order_id = e.order_id AND b.ended_at > (SELECT max(at) FROM order_steps) - interval '1 day'
) AND NOT EXISTS (
  SELECT FROM delivered_lines d WHERE d.order_id = e.order_id AND d.delivered_at > (SELECT max(at) FROM order_steps) - interval '1 day'
)`,
  }),
  bookCheck({
    code: 'seller-ledger',
    rule: 'What is owed to a seller after each entry is the sum of the entries so far.',
    query: `
SELECT DISTINCT ON (e.seller_id) e.seller_id AS subject, e.owed AS wanted, e.balance AS found
FROM (SELECT seller_id, sequence, balance, sum(amount) OVER (PARTITION BY seller_id ORDER BY sequence) AS owed FROM seller_entries) e
WHERE e.balance <> e.owed ORDER BY e.seller_id, e.sequence`,
  }),
];
