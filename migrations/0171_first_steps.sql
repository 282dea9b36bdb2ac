-- Four digits alone set up no first factor of the staff, so a session knows that it began with them; and what is answered once more says in which language it was written.
ALTER TABLE "sessions" ADD COLUMN "by_code" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "language" text;
