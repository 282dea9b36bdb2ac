import { untypedStatement } from '#platform/database/database.ts';

/** Products whose main picture was not looked at yet: `[limit]`. */
export const productsToHash = untypedStatement<{ id: number; pictureKey: string }>({
  name: 'products_to_look_at',
  text: `select p.id, p.picture_key as "pictureKey" from product_summaries p left join product_looks l on l.product_id = p.id
    where p.picture_key is not null and l.picture_key is distinct from p.picture_key
    order by p.id desc limit $1::int`,
});

/** Keeps the looks of some products' pictures: `[productIds, pictureKeys, looks]`. A product that is gone meanwhile is passed over. */
export const saveImageHashes = untypedStatement<Record<string, never>>({
  name: 'keep_looks',
  text: `insert into product_looks (product_id, picture_key, looks)
    select seen.id, seen.key, seen.looks::bit(512) from unnest($1::bigint[], $2::text[], $3::text[]) seen(id, key, looks) join product_summaries p on p.id = seen.id
    order by seen.id
    on conflict (product_id) do update set picture_key = excluded.picture_key, looks = excluded.looks`,
});

/**
 * The products that look most like a picture, the nearest first: `[looks, maxBitsApart, limit]`. Every product is compared, which is
 * one instruction for 64 bits: no index is as quick.
 */
export const similarImages = untypedStatement<{ id: number }>({
  name: 'products_alike',
  text: `select product_id as id from (
      select product_id, bit_count(looks # $1::bit(512)) as apart from product_looks where looks is not null
    ) l
    where apart <= $2::int order by apart, product_id limit $3::int`,
});
