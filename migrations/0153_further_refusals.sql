ALTER TABLE "attribute_options" ADD CONSTRAINT "attribute_options_name_not_empty" CHECK ("attribute_options"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_name_not_empty" CHECK ("attributes"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tries_not_negative" CHECK ("one_time_codes"."tries" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_expires_at_after_created_at" CHECK ("sessions"."expires_at" >= "sessions"."created_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_reference_not_empty" CHECK ("transfers"."reference" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_revision_positive" CHECK ("transfers"."revision" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_number_positive" CHECK ("chat_messages"."number" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_last_number_not_negative" CHECK ("conversations"."last_number" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_read_not_negative" CHECK ("conversations"."customer_read" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_staff_read_not_negative" CHECK ("conversations"."staff_read" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_width_positive" CHECK ("media_files"."width" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_height_positive" CHECK ("media_files"."height" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_bytes_positive" CHECK ("media_files"."bytes" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_width_positive" CHECK ("uploads"."width" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_height_positive" CHECK ("uploads"."height" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_bytes_not_negative" CHECK ("uploads"."bytes" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seller_name_not_empty" CHECK ("order_lines"."seller_name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_exempt_without_vat" CHECK ("order_lines"."tax_class" <> 'exempt' or "order_lines"."vat" = 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "product_option_values" ADD CONSTRAINT "product_option_values_name_not_empty" CHECK ("product_option_values"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_name_not_empty" CHECK ("product_options"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_warranty_months_not_negative" CHECK ("products"."warranty_months" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sku_not_empty" CHECK ("variants"."sku" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_external_ref_not_empty" CHECK ("variants"."external_ref" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "synonyms" ADD CONSTRAINT "synonyms_name_not_empty" CHECK ("synonyms"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "synonyms" ADD CONSTRAINT "synonyms_means_not_empty" CHECK ("synonyms"."means" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_url_not_empty" CHECK ("webhook_endpoints"."url" <> '') NOT VALID;
--> statement-breakpoint
-- A parcel is taken apart while it is packed; once it is handed over it, its lines and whose it is stay as they are.
CREATE FUNCTION "keep_parcel"() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status = 'packed' THEN RETURN OLD; END IF;
  ELSIF (NEW.id, NEW.order_id, NEW.seller_id) = (OLD.id, OLD.order_id, OLD.seller_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a parcel that is on its way is neither deleted nor given to another order' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "fulfillments_kept" BEFORE DELETE OR UPDATE ON "fulfillments" FOR EACH ROW EXECUTE FUNCTION "keep_parcel"();
--> statement-breakpoint
CREATE FUNCTION "keep_parcel_line"() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "fulfillments" f WHERE f.id = OLD.fulfillment_id AND f.status <> 'packed') THEN
    RAISE EXCEPTION 'what lies in a parcel that is on its way stays in it' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "fulfillment_lines_kept" BEFORE DELETE OR UPDATE ON "fulfillment_lines" FOR EACH ROW EXECUTE FUNCTION "keep_parcel_line"();
--> statement-breakpoint
CREATE FUNCTION "keep_return"() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what % says was sent back stays written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "returns_kept" BEFORE DELETE OR UPDATE ON "returns" FOR EACH ROW
EXECUTE FUNCTION "keep_return"('state', 'text', 'pictures', 'approved_at', 'ended_at', 'by', 'answer', 'restocked', 'fulfillment_id');
--> statement-breakpoint
CREATE TRIGGER "return_lines_kept" BEFORE DELETE OR UPDATE ON "return_lines" FOR EACH ROW EXECUTE FUNCTION "keep_return"('open');
