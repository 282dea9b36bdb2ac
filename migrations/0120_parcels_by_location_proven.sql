-- outside a transaction
ALTER TABLE "fulfillments" VALIDATE CONSTRAINT "fulfillments_location_id_stock_locations_id_fk";
