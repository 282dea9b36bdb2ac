-- The colours that a product's name says, of its folded text: whole words, in either alphabet. What is a colour only beside others (کرم is a cream, too)
-- counts behind the word رنگ alone; green tea, a water pump and infrared are none. Few names have one, so they are looked for before anything is replaced.
CREATE FUNCTION colours_in_name(search_text text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(split_part(search_text, chr(10), 1), ' ');
  name text := ' ' || split_part(search_text, chr(10), 1) || ' ';
BEGIN
  IF NOT words && '{رنگ,ای,ایی,گلد,مدادی,مشکی,سیاه,black,سفید,white,قرمز,red,ابی,blue,سبز,زرد,yellow,صورتی,pink,بنفش,purple,نارنجی,طوسی,توسی,خاکستری,gray,grey,نقرهای,طلایی,قهوهای,brown,سرمهای,سورمهای,navy,زرشکی,بژ,beige,کرمی,زیتونی,یشمی,گلبهی,فیروزهای,یاسی,رزگلد,نوکمدادی,عنابی,سرخابی,نسکافهای}'::text[] THEN
    RETURN NULL;
  END IF;
  -- Two words that are one colour become one word.
  name := regexp_replace(name, ' (قهوه|نقره|سرمه|سورمه|فیروزه|نسکافه) ایی?(?= )', ' \1ای', 'g');
  name := regexp_replace(name, ' (رز|نوک) (گلد|مدادی)(?= )', ' \1\2', 'g');
  name := regexp_replace(name, ' رنگ (کرم|خاکی|دودی|شیری|شکلاتی|خردلی|سرخ|نقره|طلا|green|gold|silver|orange)(?= )', ' رنگ\1', 'g');
  name := regexp_replace(name, ' (?:(?:چای|چایی|فلفل|لوبیا|گوشت|زیره|شکر|برنج|نمک|عدس|پیاز|سرکه|قهوه|سنجد) (?:سیاه|سفید|قرمز|ابی|سبز|زرد|صورتی|بنفش|قهوهای)'
    '|(?:تخته|جعبه|بازار|دریای|مروارید) سیاه|مادون قرمز|(?:ماورا|ماورای|فرا) بنفش|پلنگ صورتی|(?:کاج|شکم|فضای) سبز|(?:کولر|پمپ|تفنگ|ورزش|ورزش های|ورزشهای|کننده) ابی'
    '|سیاه (?:دانه|قلم|چاله)|سفید (?:کننده|کنندگی|برفی)|صورتی که|ابی خاکی|red (?:dead|bull|hot|devils?|velvet)|pink (?:panther|floyd)|blue (?:tooth|ray|army)'
    '|black (?:friday|panther|ops|hole|mirror|sails|magic)|white (?:walker|board))(?= )', ' ', 'g');
  words := string_to_array(name, ' ');
  RETURN nullif(array_remove(ARRAY[
    CASE WHEN words && '{مشکی,سیاه,black}' THEN 'مشکی' END,
    CASE WHEN words && '{سفید,white}' THEN 'سفید' END,
    CASE WHEN words && '{قرمز,رنگسرخ,red}' THEN 'قرمز' END,
    CASE WHEN words && '{ابی,blue}' THEN 'آبی' END,
    CASE WHEN words && '{سبز,رنگgreen}' THEN 'سبز' END,
    CASE WHEN words && '{زرد,yellow}' THEN 'زرد' END,
    CASE WHEN words && '{صورتی,pink}' THEN 'صورتی' END,
    CASE WHEN words && '{بنفش,purple}' THEN 'بنفش' END,
    CASE WHEN words && '{نارنجی,رنگorange}' THEN 'نارنجی' END,
    CASE WHEN words && '{طوسی,توسی,خاکستری,gray,grey}' THEN 'طوسی' END,
    CASE WHEN words && '{نقرهای,رنگنقره,رنگsilver}' THEN 'نقره‌ای' END,
    CASE WHEN words && '{طلایی,رنگطلا,رنگgold}' THEN 'طلایی' END,
    CASE WHEN words && '{قهوهای,brown}' THEN 'قهوه‌ای' END,
    CASE WHEN words && '{سرمهای,سورمهای,navy}' THEN 'سرمه‌ای' END,
    CASE WHEN words && '{زرشکی}' THEN 'زرشکی' END,
    CASE WHEN words && '{بژ,beige}' THEN 'بژ' END,
    CASE WHEN words && '{کرمی,رنگکرم}' THEN 'کرم' END,
    CASE WHEN words && '{زیتونی}' THEN 'زیتونی' END,
    CASE WHEN words && '{یشمی}' THEN 'یشمی' END,
    CASE WHEN words && '{گلبهی}' THEN 'گلبهی' END,
    CASE WHEN words && '{فیروزهای}' THEN 'فیروزه‌ای' END,
    CASE WHEN words && '{یاسی}' THEN 'یاسی' END,
    CASE WHEN words && '{رزگلد}' THEN 'رزگلد' END,
    CASE WHEN words && '{نوکمدادی}' THEN 'نوک‌مدادی' END,
    CASE WHEN words && '{عنابی}' THEN 'عنابی' END,
    CASE WHEN words && '{سرخابی}' THEN 'سرخابی' END,
    CASE WHEN words && '{نسکافهای}' THEN 'نسکافه‌ای' END,
    CASE WHEN words && '{رنگخاکی}' THEN 'خاکی' END,
    CASE WHEN words && '{رنگدودی}' THEN 'دودی' END,
    CASE WHEN words && '{رنگشیری}' THEN 'شیری' END,
    CASE WHEN words && '{رنگشکلاتی}' THEN 'شکلاتی' END,
    CASE WHEN words && '{رنگخردلی}' THEN 'خردلی' END
  ], NULL), '{}');
END
$$;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "named_colours" text[];
--> statement-breakpoint
CREATE OR REPLACE VIEW visible_variants AS
SELECT id, product_id, seller_id, position, colour_name, colour_name_en, colour_hex, size, size_en, base_price, picture_key, label, label_en,
  CASE WHEN colour_name IS NULL THEN named_colours ELSE ARRAY[colour_name] END AS filter_colours
FROM variants WHERE hidden_at IS NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW variant_options AS
SELECT v.id, v.product_id,
  string_agg(CASE WHEN o.kind = 'other' THEN o.name || ': ' || value.name ELSE value.name END, '، ' ORDER BY o.position, o.slot) AS label,
  CASE WHEN bool_or(value.translations -> 'en' ->> 'name' IS NOT NULL OR o.kind = 'other' AND o.translations -> 'en' ->> 'name' IS NOT NULL) THEN
    string_agg(
      CASE WHEN o.kind = 'other' THEN coalesce(o.translations -> 'en' ->> 'name', o.name) || ': ' ELSE '' END || coalesce(value.translations -> 'en' ->> 'name', value.name),
      ', ' ORDER BY o.position, o.slot
    ) END AS label_en,
  max(value.name) FILTER (WHERE o.kind = 'colour') AS colour_name,
  max(value.translations -> 'en' ->> 'name') FILTER (WHERE o.kind = 'colour') AS colour_name_en,
  max(value.swatch) FILTER (WHERE o.kind = 'colour') AS colour_hex,
  max(value.name) FILTER (WHERE o.kind = 'size') AS size,
  max(value.translations -> 'en' ->> 'name') FILTER (WHERE o.kind = 'size') AS size_en,
  (
    SELECT colours_in_name(p.search_text) FROM products p
    WHERE p.id = v.product_id AND NOT EXISTS (SELECT FROM product_options c WHERE c.product_id = p.id AND c.kind = 'colour')
  ) AS named_colours
FROM variants v
LEFT JOIN product_option_values value ON value.product_id = v.product_id AND value.number IN (v.value1, v.value2, v.value3)
LEFT JOIN product_options o ON o.product_id = value.product_id AND o.slot = value.slot
GROUP BY v.id;
