-- A product's base price is that of the first of its variants that is shown; it was that of its first variant, even a hidden one.
UPDATE products p SET base_price = first.base_price
FROM (SELECT DISTINCT ON (product_id) product_id, base_price FROM variants ORDER BY product_id, hidden_at IS NOT NULL, position, id) first
WHERE first.product_id = p.id AND p.base_price <> first.base_price;
