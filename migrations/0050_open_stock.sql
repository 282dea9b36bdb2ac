-- Puts the first pieces of new variants on the shelf, with a movement for each that says who and when. Products call it where
-- they write new variants: inventory alone writes stock, and its service stands above theirs (docs/decisions/0023).
CREATE FUNCTION open_stock(variant_ids bigint[], first_pieces integer[], opened_by bigint, moment timestamptz)
RETURNS void
LANGUAGE sql BEGIN ATOMIC
  INSERT INTO stock (variant_id, on_hand)
  SELECT opened.variant_id, opened.pieces FROM unnest(variant_ids, first_pieces) AS opened(variant_id, pieces);
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, by, at)
  SELECT opened.variant_id, opened.pieces, 0, 'received', opened_by, moment
  FROM unnest(variant_ids, first_pieces) AS opened(variant_id, pieces) WHERE opened.pieces > 0;
END;
