-- small: hero_slides
-- The first slide as it was delivered said "flash sale" by a word of its own; every other screen says پیشنهاد ویژه.
UPDATE "hero_slides" SET "action" = jsonb_set("action", '{fa}', '"دیدن پیشنهادها"'), "version" = "version" + 1
WHERE "link" = '/flash-sale' AND "action" ->> 'fa' = 'دیدن فروش ویژه';
