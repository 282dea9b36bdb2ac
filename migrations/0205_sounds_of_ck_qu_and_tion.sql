-- attack is اتک, quartz کوارتز and collection کالکشن: ck is one k, qu before a vowel is k as well, and tion is said shn. In Persian words that are written in
-- Latin letters q before u is ق, so a vowel must follow. The index stores what the function gave before, and is written anew with it.
CREATE OR REPLACE FUNCTION sound_of(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(lower(word), '(.)\1+', '\1', 'g'),
        'ck', 'k'), 'tion', 'Sn'), 'sch', 'S'), 'sh', 'S'), 'tch', 'C'), 'ch', 'C'), 'kh', 'X'), 'gh', 'q'), 'ph', 'f'), 'th', 't'), 'zh', 'j'), 'x', 'ks'),
      'qu([aei])', 'k\1', 'g'), 'c([eiy])', 's\1', 'g'), '(?<=.)[hه]$', ''), '^[vwو]', 'V'), '^[yی]', 'Y'),
    'cبپتطثسصزذضظzجژچحهخدرشغقفکگلمنآاعویئءؤأإaeiouvwy',
    'kbpttssssssssjjChhXdrSqqfkglmn')
$$;--> statement-breakpoint
REINDEX INDEX search_vocabulary_sound;
