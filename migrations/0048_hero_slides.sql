CREATE TABLE "hero_slides" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hero_slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"link" text NOT NULL,
	"picture_key" text,
	"cloth" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"begins_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
-- Every shop has had these three: they keep their words, their targets and their order.
INSERT INTO "hero_slides" ("position", "link", "cloth", "title", "text", "action") VALUES
	(0, '/flash-sale', 'pomegranate', '{"fa": "شب چراغانی بازار", "en": "Lamps are lit in the bazaar"}', '{"fa": "قیمت‌های ویژه، تا وقتی چراغ هر پیشنهاد روشن است", "en": "Special prices, for as long as each lamp burns"}', '{"fa": "دیدن فروش ویژه", "en": "See the sale"}'),
	(1, '/featured-products', 'turquoise', '{"fa": "برگزیدهٔ فروشگاه", "en": "Chosen by the shop"}', '{"fa": "کالاهایی که خودمان پیش چشم می‌گذاریم", "en": "What we put in the window ourselves"}', '{"fa": "دیدن برگزیده‌ها", "en": "See them"}'),
	(2, '/shop-grid?sort=newest', 'indigo', '{"fa": "تازه از راه رسیده", "en": "Fresh off the caravan"}', '{"fa": "بارهای تازه را پیش از همه ببینید", "en": "Be the first to see what has arrived"}', '{"fa": "دیدن تازه‌ها", "en": "See them"}');
