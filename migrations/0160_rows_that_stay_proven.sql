-- outside a transaction
ALTER TABLE "order_steps" VALIDATE CONSTRAINT "order_steps_cause_known";
