-- phase: whole, because the table takes the name of a view, and in the same transaction a view and three functions take the place of both:
-- a process from before goes on reading and writing, and only ones that start anew are refused.
-- The stock of a variant becomes its stock at a location. The table keeps its rows and takes the name of the model; what reads the sum over
-- all locations reads `variant_stock`.
DROP VIEW stock_levels;
--> statement-breakpoint
ALTER TABLE "stock" RENAME TO "stock_levels";
--> statement-breakpoint
ALTER TABLE "stock_levels" RENAME COLUMN "held" TO "reserved";
--> statement-breakpoint
ALTER TABLE "stock_levels" RENAME CONSTRAINT "stock_variant_id_variants_id_fk" TO "stock_levels_variant_id_variants_id_fk";
--> statement-breakpoint
ALTER TABLE "stock_levels" RENAME CONSTRAINT "stock_low_stock_threshold_not_negative" TO "stock_levels_low_stock_threshold_not_negative";
--> statement-breakpoint
ALTER TABLE "stock_levels" RENAME CONSTRAINT "stock_on_hand_not_negative" TO "stock_levels_on_hand_not_negative";
--> statement-breakpoint
ALTER TABLE "stock_levels" RENAME CONSTRAINT "stock_held_within_on_hand" TO "stock_levels_reserved_within_on_hand";
--> statement-breakpoint
ALTER TABLE "stock_levels" DROP CONSTRAINT "stock_pkey";
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_variant_id_location_id_pk" PRIMARY KEY USING INDEX "stock_levels_variant_id_location_id_pk";
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_location_id_stock_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."stock_locations"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- A movement is of a level, whose row its order holds already; a key to the location would lock the one row that every order names.
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_variant_id_variants_id_fk";
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_of_level" FOREIGN KEY ("variant_id","location_id") REFERENCES "public"."stock_levels"("variant_id","location_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- Orders and returns stand above the stock, which may not name them in TypeScript.
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_known";
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_fit_reason";
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('received', 'corrected', 'transferred', 'held', 'released', 'sold', 'returned')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_fit_reason" CHECK ((return_id is null or reason = 'returned') and case reason
  when 'received' then on_hand_change > 0 and held_change = 0 and order_id is null
  when 'corrected' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'transferred' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'held' then on_hand_change = 0 and held_change > 0 and order_id is not null
  when 'released' then on_hand_change = 0 and held_change < 0 and order_id is not null
  when 'sold' then on_hand_change < 0 and held_change in (0, on_hand_change) and order_id is not null
  when 'returned' then on_hand_change > 0 and held_change = 0 and order_id is not null end) NOT VALID;
--> statement-breakpoint
-- Pieces never come to a location that is archived: who brings some holds its row, and who archives it waits for them.
CREATE FUNCTION keep_archived_locations_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM stock_locations l WHERE l.id = NEW.location_id AND l.archived_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the location % is archived', NEW.location_id USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_levels_at_active_location';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_levels_opened AFTER INSERT ON stock_levels FOR EACH ROW WHEN (NEW.location_id <> 1) EXECUTE FUNCTION keep_archived_locations_empty();
--> statement-breakpoint
CREATE TRIGGER stock_levels_filled AFTER UPDATE ON stock_levels FOR EACH ROW WHEN (NEW.location_id <> 1 AND NEW.on_hand > OLD.on_hand) EXECUTE FUNCTION keep_archived_locations_empty();
--> statement-breakpoint
-- What a process from before reads and writes: the stock at the main location. Goes with the contract step, as do the three functions, by
-- which its statements find the columns of the former view `stock_levels` in the table of that name.
CREATE VIEW stock AS SELECT variant_id, on_hand, reserved AS held, low_stock_threshold FROM stock_levels WHERE location_id = 1;
--> statement-breakpoint
CREATE FUNCTION held(level stock_levels) RETURNS integer LANGUAGE sql IMMUTABLE RETURN (level).reserved;
--> statement-breakpoint
CREATE FUNCTION available(level stock_levels) RETURNS integer LANGUAGE sql IMMUTABLE RETURN (level).on_hand - (level).reserved;
--> statement-breakpoint
CREATE FUNCTION low_stock(level stock_levels) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN (level).on_hand - (level).reserved BETWEEN 1 AND (level).low_stock_threshold;
--> statement-breakpoint
-- Every variant has a level at the main location; what is elsewhere is added to it. The level at the main location says when few are left in all.
CREATE VIEW variant_stock AS
SELECT s.variant_id,
  s.on_hand + coalesce((SELECT sum(e.on_hand) FROM stock_levels e WHERE e.variant_id = s.variant_id AND e.location_id <> 1), 0)::int AS on_hand,
  s.reserved + coalesce((SELECT sum(e.reserved) FROM stock_levels e WHERE e.variant_id = s.variant_id AND e.location_id <> 1), 0)::int AS reserved,
  s.on_hand - s.reserved
    + coalesce((SELECT sum(e.on_hand - e.reserved) FROM stock_levels e WHERE e.variant_id = s.variant_id AND e.location_id <> 1), 0)::int AS available,
  s.low_stock_threshold,
  s.on_hand - s.reserved
    + coalesce((SELECT sum(e.on_hand - e.reserved) FROM stock_levels e WHERE e.variant_id = s.variant_id AND e.location_id <> 1), 0)::int
    BETWEEN 1 AND s.low_stock_threshold AS low_stock
FROM stock_levels s WHERE s.location_id = 1;
--> statement-breakpoint
CREATE OR REPLACE VIEW sellable_variants AS
SELECT v.id, v.product_id, v.seller_id, v.base_price, s.available
FROM visible_variants v JOIN visible_products p ON p.id = v.product_id JOIN variant_stock s ON s.variant_id = v.id;
--> statement-breakpoint
CREATE OR REPLACE VIEW variant_cards AS
SELECT v.id, v.product_id, v.seller_id, p.slug, p.name, p.translations, v.colour_name, v.colour_name_en, v.size, v.size_en, v.label, v.label_en,
  coalesce(v.picture_key, p.picture_key) AS picture_key, v.base_price, p.prepaid_only, v.hidden OR p.hidden AS hidden,
  CASE WHEN v.hidden OR p.hidden THEN 0 ELSE coalesce(s.available, 0) END AS available,
  v.sku, v.barcode, v.goods_id, v.weight_grams, p.tax_class,
  NOT (v.hidden OR p.hidden) AND coalesce(s.low_stock, false) AS low_stock
FROM product_variants v JOIN product_summaries p ON p.id = v.product_id LEFT JOIN variant_stock s ON s.variant_id = v.id;
--> statement-breakpoint
CREATE FUNCTION first_stock_location() RETURNS bigint LANGUAGE sql STABLE
RETURN (SELECT l.id FROM stock_locations l WHERE l.archived_at IS NULL ORDER BY l.position, l.id LIMIT 1);
--> statement-breakpoint
-- The first pieces of new variants lie at the first location in the owner's order.
CREATE OR REPLACE FUNCTION open_stock(variant_ids bigint[], first_pieces integer[], opened_by bigint, moment timestamptz)
RETURNS void
LANGUAGE sql BEGIN ATOMIC
  INSERT INTO stock_levels (variant_id, location_id, on_hand, low_stock_threshold)
  SELECT opened.variant_id, l.id, CASE WHEN l.id = first_stock_location() THEN opened.pieces ELSE 0 END, CASE WHEN l.id = 1 THEN 5 ELSE 0 END
  FROM unnest(variant_ids, first_pieces) AS opened(variant_id, pieces), stock_locations l
  WHERE l.id = 1 OR (l.id = first_stock_location() AND opened.pieces > 0);
  INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, by, at)
  SELECT opened.variant_id, first_stock_location(), opened.pieces, 0, 'received', opened_by, moment
  FROM unnest(variant_ids, first_pieces) AS opened(variant_id, pieces) WHERE opened.pieces > 0;
END;
