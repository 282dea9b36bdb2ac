import { type CardRow, cardColumns } from './product-cards.fragments.ts';
import { untypedStatement } from '#platform/database/database.ts';

/** Cards of some products, in no order: `[productIds]`. */
export const cardsByIds = untypedStatement<CardRow>({
  name: 'cards_by_ids',
  text: `select ${cardColumns} from products p where p.id = any($1::bigint[]) and p.hidden_at is null`,
});

/** Of those of some products that come in one kind only, that kind and how many there are: `[productIds]`. */
export const onlyVariants = untypedStatement<{ product_id: number; id: number; quantity: number }>({
  name: 'only_variants',
  text: `select v.product_id, min(v.id) as id, greatest(0, min(s.available))::int as quantity
    from variants v join stock_levels s on s.variant_id = v.id
    where v.product_id = any($1::bigint[]) and v.hidden_at is null
    group by v.product_id having count(*) = 1`,
});
