-- Apart from the statements that add the rules and fill the rows, so that neither reads nor writes wait for it (docs/decisions/0033).
-- Compared at the end of a statement: two variants can change places in one.
ALTER TABLE variants ADD CONSTRAINT variants_values UNIQUE NULLS NOT DISTINCT (product_id, value1, value2, value3) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_value1_known;
--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_value2_known;
--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_value3_known;
--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_value1_of_its_option;
--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_value2_of_its_option;
--> statement-breakpoint
ALTER TABLE variants VALIDATE CONSTRAINT variants_value3_of_its_option;
