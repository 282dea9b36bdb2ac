/** The options of a product `p` with their values, in their order, as a list. */
export const optionList = ({
  nameEn,
  english,
}: {
  readonly nameEn: string;
  /** What stands for an English name; null where none is written. */
  readonly english: (column: string) => string;
}): string => `(
        select coalesce(json_agg(json_build_object('slot', o.slot, 'kind', o.kind, 'name', o.name, '${nameEn}', ${english("o.translations -> 'en' ->> 'name'")}, 'values', (
          select coalesce(json_agg(json_build_object('number', value.number, 'name', value.name, '${nameEn}', ${english("value.translations -> 'en' ->> 'name'")}, 'swatch', value.swatch) order by value.position, value.number), '[]')
          from product_option_values value where value.product_id = o.product_id and value.slot = o.slot
        )) order by o.position, o.slot), '[]')
        from product_options o where o.product_id = p.id
      )`;

/** Of a variant `v` the name of its value of each option, in the order of the options; null where it has none. */
export const valueNames = `(
            select coalesce(json_agg(value.name order by o.position, o.slot), '[]')
            from product_options o left join product_option_values value
              on value.product_id = o.product_id and value.number = case o.slot when 1 then v.value1 when 2 then v.value2 else v.value3 end
            where o.product_id = v.product_id
          )`;
