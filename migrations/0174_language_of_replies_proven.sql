-- outside a transaction
ALTER TABLE "idempotency_keys" VALIDATE CONSTRAINT "idempotency_keys_language_known";
