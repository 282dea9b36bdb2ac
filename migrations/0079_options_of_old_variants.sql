-- Two variants of a product with one colour and size could not be told apart: the later one takes its number into its size.
UPDATE variants v SET size = concat_ws(' ', v.size, '#' || v.id), size_en = CASE WHEN v.size_en IS NOT NULL THEN concat_ws(' ', v.size_en, '#' || v.id) END
FROM (
  SELECT id, row_number() OVER (PARTITION BY product_id, colour_name, size ORDER BY archived_at IS NOT NULL, position, id) AS time FROM variants
) alike
WHERE alike.id = v.id AND alike.time > 1;
--> statement-breakpoint
-- Colours are the first option, sizes the second, or the first where there are no colours.
INSERT INTO product_options (product_id, slot, position, kind, name, translations)
SELECT product_id, 1, 1, 'colour', 'رنگ', '{"en": {"name": "Colour"}}' FROM variants WHERE colour_name IS NOT NULL GROUP BY product_id;
--> statement-breakpoint
INSERT INTO product_options (product_id, slot, position, kind, name, translations)
SELECT product_id, place, place, 'size', 'اندازه', '{"en": {"name": "Size"}}'
FROM (
  SELECT product_id, CASE WHEN count(colour_name) > 0 THEN 2 ELSE 1 END AS place FROM variants GROUP BY product_id HAVING count(size) > 0
) sized;
--> statement-breakpoint
-- Of a name that several variants have, English name and swatch are those of the first that has any.
INSERT INTO product_option_values (product_id, number, position, name, translations, swatch)
SELECT product_id, 1000 + place, place, colour_name,
  CASE WHEN name_en IS NULL THEN '{}' ELSE jsonb_build_object('en', jsonb_build_object('name', name_en)) END, swatch
FROM (
  SELECT product_id, colour_name, row_number() OVER (PARTITION BY product_id ORDER BY min(position), min(id)) AS place,
    (array_agg(colour_name_en ORDER BY position, id) FILTER (WHERE colour_name_en <> ''))[1] AS name_en,
    (array_agg(colour_hex ORDER BY position, id) FILTER (WHERE colour_hex ~ '^#[0-9a-fA-F]{6}$'))[1] AS swatch
  FROM variants WHERE colour_name IS NOT NULL GROUP BY product_id, colour_name
) colours;
--> statement-breakpoint
INSERT INTO product_option_values (product_id, number, position, name, translations)
SELECT sizes.product_id, o.slot * 1000 + sizes.place, sizes.place, sizes.size,
  CASE WHEN name_en IS NULL THEN '{}' ELSE jsonb_build_object('en', jsonb_build_object('name', name_en)) END
FROM (
  SELECT product_id, size, row_number() OVER (PARTITION BY product_id ORDER BY min(position), min(id)) AS place,
    (array_agg(size_en ORDER BY position, id) FILTER (WHERE size_en <> ''))[1] AS name_en
  FROM variants WHERE size IS NOT NULL GROUP BY product_id, size
) sizes JOIN product_options o ON o.product_id = sizes.product_id AND o.kind = 'size';
--> statement-breakpoint
UPDATE variants v SET
  value1 = (SELECT min(number) FROM product_option_values value WHERE value.product_id = v.product_id AND value.slot = 1 AND value.name = coalesce(v.colour_name, CASE WHEN first.kind = 'size' THEN v.size END)),
  value2 = (SELECT min(number) FROM product_option_values value WHERE value.product_id = v.product_id AND value.slot = 2 AND value.name = v.size)
FROM product_options first WHERE first.product_id = v.product_id AND first.slot = 1;
--> statement-breakpoint
UPDATE variants v SET label = said.label, label_en = said.label_en, colour_name = said.colour_name, colour_name_en = said.colour_name_en,
  colour_hex = said.colour_hex, size = said.size, size_en = said.size_en
FROM variant_options said
WHERE said.id = v.id
  AND (v.label, v.label_en, v.colour_name, v.colour_name_en, v.colour_hex, v.size, v.size_en)
    IS DISTINCT FROM (said.label, said.label_en, said.colour_name, said.colour_name_en, said.colour_hex, said.size, said.size_en);
