-- outside a transaction
ALTER TABLE "product_attribute_values" VALIDATE CONSTRAINT "product_attribute_values_attribute_type_known";
