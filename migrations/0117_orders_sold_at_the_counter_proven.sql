-- outside a transaction
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_payment_method_known";
