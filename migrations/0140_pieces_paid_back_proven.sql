-- outside a transaction
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_paid_back_within_quantity";
