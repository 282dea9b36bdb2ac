CREATE TABLE "post_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
-- Every shop has had these six, and posts in them: they keep their addresses, their names and their order.
INSERT INTO "post_categories" ("slug", "name", "position") VALUES
	('review', '{"fa": "بررسی", "en": "Review"}', 0),
	('shopping', '{"fa": "خرید", "en": "Shopping"}', 1),
	('tips', '{"fa": "ترفند", "en": "Tips"}', 2),
	('offer', '{"fa": "پیشنهاد", "en": "Offer"}', 3),
	('trends', '{"fa": "روندها", "en": "Trends"}', 4),
	('news', '{"fa": "خبر", "en": "News"}', 5);--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_post_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."post_categories"("slug") ON DELETE no action ON UPDATE no action;