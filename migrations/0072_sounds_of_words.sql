-- The consonants of a folded word, one letter for those that sound alike in either alphabet; short vowels, which Persian leaves out, are
-- left out of both. So کاپشن and kapshen are kpSn, نایک and nike nk. A letter that is doubled is one, a final h is mute, and only as
-- first letters w, v and و are a consonant, and y and ی.
CREATE FUNCTION sound_of(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(lower(word), '(.)\1+', '\1', 'g'),
        'sch', 'S'), 'sh', 'S'), 'tch', 'C'), 'ch', 'C'), 'kh', 'X'), 'gh', 'q'), 'ph', 'f'), 'th', 't'), 'zh', 'j'), 'x', 'ks'),
      'c([eiy])', 's\1', 'g'), '(?<=.)[hه]$', ''), '^[vwو]', 'V'), '^[yی]', 'Y'),
    'cبپتطثسصزذضظzجژچحهخدرشغقفکگلمنآاعویئءؤأإaeiouvwy',
    'kbpttssssssssjjChhXdrSqqfkglmn')
$$;--> statement-breakpoint
CREATE INDEX "search_vocabulary_sound" ON "search_vocabulary" USING btree (sound_of(word));--> statement-breakpoint
CREATE OR REPLACE VIEW search_words AS
SELECT word, products, sound_of(word) AS sound FROM search_vocabulary;
