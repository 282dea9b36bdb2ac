import { untypedStatement } from '#platform/database/database.ts';
import { cellFieldList } from '../product-fields.columns.ts';

/** A product as a line of the table, its columns in their order behind its number. */
export interface TableRecord {
  readonly id: number;
  readonly cells: string[];
}

/** Products behind a number, with the pieces that their first variant has on the shelf: `[after, limit]`. */
export const tableRecords = untypedStatement<TableRecord>({
  name: 'product_table_records',
  text: `select p.id, array[
      p.slug, p.name, coalesce(p.translations -> 'en' ->> 'name', ''), p.description, coalesce(p.translations -> 'en' ->> 'description', ''),
      c.slug, coalesce(b.slug, ''), p.base_price::text, coalesce(s.on_hand, 0)::text, array_to_string(p.tags, '، '), array_to_string(p.tags_en, ', '),
      case when p.hidden_at is null then '1' else '0' end${cellFieldList}
    ] as cells
    from products p join category_names c on c.id = p.category_id left join brand_names b on b.id = p.brand_id left join stock_levels s on s.variant_id = p.id
    where p.id > $1::bigint order by p.id limit $2::int`,
});

/** The numbers of the products at some addresses: `[slugs]`. */
export const idsBySlugs = untypedStatement<{ id: number; slug: string }>({
  name: 'product_ids_by_slugs',
  text: 'select id, slug from products where slug = any($1::text[])',
});
