CREATE TABLE "attribute_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attribute_id" bigint NOT NULL,
	"attribute_type" text DEFAULT 'select' NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "attribute_options_own" UNIQUE("attribute_id","id"),
	CONSTRAINT "attribute_options_code" UNIQUE("attribute_id","code"),
	CONSTRAINT "attribute_options_name" UNIQUE("attribute_id","name") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "attribute_options_attribute_type_known" CHECK ("attribute_options"."attribute_type" in ('select')),
	CONSTRAINT "attribute_options_code_known" CHECK ("attribute_options"."code" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("attribute_options"."code") <= 60)
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"filterable" boolean DEFAULT false NOT NULL,
	"comparable" boolean DEFAULT true NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attributes_of_type" UNIQUE("id","type"),
	CONSTRAINT "attributes_type_known" CHECK ("attributes"."type" in ('text', 'number', 'boolean', 'select')),
	CONSTRAINT "attributes_code_known" CHECK ("attributes"."code" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("attributes"."code") <= 60),
	CONSTRAINT "attributes_unit_of_number" CHECK ("attributes"."type" = 'number' or "attributes"."unit" = ''),
	CONSTRAINT "attributes_text_not_filtered" CHECK ("attributes"."type" <> 'text' or not "attributes"."filterable")
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"attribute_type" text NOT NULL,
	"position" smallint NOT NULL,
	"value_text" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"value_number" double precision,
	"value_boolean" boolean,
	"option_id" bigint,
	CONSTRAINT "product_attribute_values_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id"),
	CONSTRAINT "product_attribute_values_one" CHECK (num_nonnulls("product_attribute_values"."value_text", "product_attribute_values"."value_number", "product_attribute_values"."value_boolean", "product_attribute_values"."option_id") = 1),
	CONSTRAINT "product_attribute_values_typed" CHECK (case "product_attribute_values"."attribute_type" when 'text' then "product_attribute_values"."value_text" <> '' when 'number' then "product_attribute_values"."value_number" between -1e12 and 1e12 when 'boolean' then "product_attribute_values"."value_boolean" is not null when 'select' then "product_attribute_values"."option_id" is not null else false end is true)
);
--> statement-breakpoint
ALTER TABLE "attribute_options" ADD CONSTRAINT "attribute_options_of_select" FOREIGN KEY ("attribute_id","attribute_type") REFERENCES "public"."attributes"("id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_of_type" FOREIGN KEY ("attribute_id","attribute_type") REFERENCES "public"."attributes"("id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_own_option" FOREIGN KEY ("attribute_id","option_id") REFERENCES "public"."attribute_options"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_code" ON "attributes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "category_attributes_attribute" ON "category_attributes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "product_attribute_values_option" ON "product_attribute_values" USING btree ("attribute_id","option_id","product_id") WHERE "product_attribute_values"."option_id" is not null;--> statement-breakpoint
CREATE INDEX "product_attribute_values_number" ON "product_attribute_values" USING btree ("attribute_id","value_number","product_id") WHERE "product_attribute_values"."value_number" is not null;--> statement-breakpoint
CREATE INDEX "product_attribute_values_boolean" ON "product_attribute_values" USING btree ("attribute_id","value_boolean","product_id") WHERE "product_attribute_values"."value_boolean" is not null;--> statement-breakpoint
CREATE INDEX "product_attribute_values_text" ON "product_attribute_values" USING btree ("attribute_id","product_id") WHERE "product_attribute_values"."value_text" is not null;--> statement-breakpoint
-- What products have of attributes in use, with all that the words of a value are made from.
CREATE VIEW product_attributes AS
SELECT v.product_id, v.attribute_id, v.position, a.code, a.type, a.name, a.translations, a.unit, a.filterable, a.comparable,
  v.value_text, v.translations AS value_translations, v.value_number, v.value_boolean,
  v.option_id, o.code AS option_code, o.name AS option_name, o.translations AS option_translations
FROM product_attribute_values v
JOIN attributes a ON a.id = v.attribute_id AND a.archived_at IS NULL
LEFT JOIN attribute_options o ON o.id = v.option_id;
--> statement-breakpoint
-- The same without its words: what lists are narrowed by, as its indexes have it.
CREATE VIEW attribute_filter_values AS
SELECT product_id, attribute_id, option_id, value_number, value_boolean FROM product_attribute_values WHERE value_text IS NULL;
