-- Apart from the statements that add the rules, so that neither reads nor writes wait for it (docs/decisions/0033).
ALTER TABLE products VALIDATE CONSTRAINT products_default_variant;--> statement-breakpoint
ALTER TABLE products VALIDATE CONSTRAINT products_status_known;--> statement-breakpoint
ALTER TABLE products VALIDATE CONSTRAINT products_tax_class_known;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_barcode_checked;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_goods_id_whole;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_weight_grams_not_negative;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_length_mm_not_negative;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_width_mm_not_negative;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_height_mm_not_negative;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_cost_not_negative;--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_archived_is_hidden;
