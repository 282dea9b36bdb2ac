import { untypedStatement } from '#platform/database/database.ts';
import type { AdminCategory } from '../categories-admin.contract.ts';

/** Every category, hidden ones too, with how many products belong to it itself. */
export const everyCategory = untypedStatement<AdminCategory>({
  name: 'desk_categories',
  text: `select c.id, c.slug, c.name, coalesce(c.translations -> 'en' ->> 'name', '') as name_en, c.parent_id, c.picture_key,
      c.hidden_at is not null as hidden, c.version, coalesce(counted.products, 0) as products
    from categories c
    left join (select category_id, count(*) as products from product_summaries group by category_id) counted on counted.category_id = c.id
    order by c.position, c.id`,
});
