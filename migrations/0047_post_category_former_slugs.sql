CREATE TABLE "post_category_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_category_post_categories_slug_fk";
--> statement-breakpoint
ALTER TABLE "post_category_former_slugs" ADD CONSTRAINT "post_category_former_slugs_category_post_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."post_categories"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "post_category_former_slugs_category" ON "post_category_former_slugs" USING btree ("category");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_post_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."post_categories"("slug") ON DELETE no action ON UPDATE cascade;