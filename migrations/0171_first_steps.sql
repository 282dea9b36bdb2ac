-- Four digits alone set up no first factor of the staff, so a session knows that it began with them; and what is answered once more says in which language it was written.
ALTER TABLE "sessions" ADD COLUMN "by_code" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_language_known" CHECK ("idempotency_keys"."language" in ('fa', 'en')) NOT VALID;
