-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payments_cash_once" ON "payments" USING btree ("order_id") WHERE "payments"."kind" = 'cash';
--> statement-breakpoint
ALTER TABLE stored_value_entries VALIDATE CONSTRAINT stored_value_entries_account_id_stored_value_accounts_id_fk;
--> statement-breakpoint
ALTER TABLE payments VALIDATE CONSTRAINT payments_account_id_stored_value_accounts_id_fk;
--> statement-breakpoint
ALTER TABLE payments VALIDATE CONSTRAINT payments_account_of_stored_value;
--> statement-breakpoint
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_source;
