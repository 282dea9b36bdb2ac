import { bigint, bits, bool, int, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Selects, of a number of products below an id, newest first, those whose main image is unprocessed, and the last id, to continue from. */
export const productsToHash = statement({
  name: 'products_to_look_at',
  params: { below: bigint, walked: int },
  row: { id: bigint, pictureKey: nullable(text), due: bool },
  text: `with walked as materialized (
      select id, picture_key from product_summaries where id < :below order by id desc limit :walked
    )
    select w.id, w.picture_key as "pictureKey", w.due from (
      select w.*, w.picture_key is not null and (l.picture_key is distinct from w.picture_key or l.words is null) as due
      from walked w left join product_looks l on l.product_id = w.id
    ) w
    where w.due or w.id = (select min(id) from walked) order by w.id desc`,
});

/** Stores the features of products' images. Skips a product that was deleted meanwhile. */
export const saveImageHashes = statement({
  name: 'keep_looks',
  params: {
    productIds: listOf(bigint),
    pictureKeys: listOf(text),
    hashes: listOf(nullable(text)),
    words: listOf(text),
  },
  text: `insert into product_looks (product_id, picture_key, looks, words)
    select seen.id, seen.key, seen.looks::bit(512), string_to_array(seen.words, ' ')::int[]
    from unnest(:productIds, :pictureKeys, :hashes, :words) seen(id, key, looks, words) join product_summaries p on p.id = seen.id
    order by seen.id
    on conflict (product_id) do update set picture_key = excluded.picture_key, looks = excluded.looks, words = excluded.words`,
});

/**
 * Selects the products most similar to an image, most similar first; a candidate shares a number with the image. Numbers that very many products have
 * are ignored, so that each finds a few hundred products at most. `indexes` gives the word that a number belongs to; -1 for a band of the hash.
 */
export const similarImages = statement({
  name: 'products_alike',
  params: {
    numbers: listOf(int),
    indexes: listOf(int),
    ofNumber: int,
    hash: bits(512),
    bitsOfWord: int,
    fewestWords: int,
    maxBitsApart: int,
    limit: int,
  },
  row: { id: bigint },
  text: `select id from (
      select found.id, min(found.apart) as apart, count(distinct n.index) filter (where n.index >= 0) as words
      from unnest(:numbers, :indexes) n(number, index) cross join lateral (
        select product_id as id, bit_count(looks # :hash) as apart from product_looks where words @> array[n.number] limit :ofNumber
      ) found
      group by found.id
    ) alike
    where words >= :fewestWords or apart <= :maxBitsApart
    order by apart - words * :bitsOfWord, id limit :limit`,
});
