import { bigint, bits, int, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Products whose main image was not looked at yet. */
export const productsToHash = statement({
  name: 'products_to_look_at',
  params: { limit: int },
  row: { id: bigint, pictureKey: text },
  text: `select p.id, p.picture_key as "pictureKey" from product_summaries p left join product_looks l on l.product_id = p.id
    where p.picture_key is not null and l.picture_key is distinct from p.picture_key
    order by p.id desc limit :limit`,
});

/** Keeps the looks of some products' images. A product that is gone meanwhile is passed over. */
export const saveImageHashes = statement({
  name: 'keep_looks',
  params: { productIds: listOf(bigint), pictureKeys: listOf(text), hashes: listOf(nullable(text)) },
  text: `insert into product_looks (product_id, picture_key, looks)
    select seen.id, seen.key, seen.looks::bit(512) from unnest(:productIds, :pictureKeys, :hashes) seen(id, key, looks) join product_summaries p on p.id = seen.id
    order by seen.id
    on conflict (product_id) do update set picture_key = excluded.picture_key, looks = excluded.looks`,
});

/**
 * The products that look most like an image, the nearest first. Every product is compared, which is
 * one instruction for 64 bits: no index is as quick.
 */
export const similarImages = statement({
  name: 'products_alike',
  params: { hash: bits(512), maxBitsApart: int, limit: int },
  row: { id: bigint },
  text: `select product_id as id from (
      select product_id, bit_count(looks # :hash) as apart from product_looks where looks is not null
    ) l
    where apart <= :maxBitsApart order by apart, product_id limit :limit`,
});
