-- Rows from before are looked through apart from the statements that add the rules, so that neither reads nor writes wait for them.
ALTER TABLE payments VALIDATE CONSTRAINT payments_refunded_within_captured;
--> statement-breakpoint
ALTER TABLE payments VALIDATE CONSTRAINT payments_captured_when_paid;
--> statement-breakpoint
ALTER TABLE payments VALIDATE CONSTRAINT payments_kind_known;
--> statement-breakpoint
ALTER TABLE payments VALIDATE CONSTRAINT payments_captured_not_negative;
