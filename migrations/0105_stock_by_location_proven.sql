-- outside a transaction
-- Rows from before are looked through apart from the statements that add the rules, so that neither reads nor writes wait for them.
ALTER TABLE stock_levels VALIDATE CONSTRAINT stock_levels_location_id_stock_locations_id_fk;
--> statement-breakpoint
ALTER TABLE stock_movements VALIDATE CONSTRAINT stock_movements_of_level;
--> statement-breakpoint
ALTER TABLE stock_movements VALIDATE CONSTRAINT stock_movements_order_id_orders_id_fk;
--> statement-breakpoint
ALTER TABLE stock_movements VALIDATE CONSTRAINT stock_movements_return_id_returns_id_fk;
--> statement-breakpoint
ALTER TABLE stock_movements VALIDATE CONSTRAINT stock_movements_reason_known;
--> statement-breakpoint
ALTER TABLE stock_movements VALIDATE CONSTRAINT stock_movements_fit_reason;
