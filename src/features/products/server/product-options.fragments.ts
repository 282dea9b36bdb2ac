/** Returns a JSON list of the options of product `p` with their values, in order. */
const listOfOptions = (names: (table: string) => string): string => `(
        select coalesce(json_agg(json_build_object('slot', o.slot, 'kind', o.kind, ${names('o')}, 'values', (
          select coalesce(json_agg(json_build_object('number', value.number, ${names('value')}, 'swatch', value.swatch) order by value.position, value.number), '[]')
          from product_option_values value where value.product_id = o.product_id and value.slot = o.slot
        )) order by o.position, o.slot), '[]')
        from product_options o where o.product_id = p.id
      )`;

/** The options of product `p` for its page. */
export const optionList = listOfOptions(
  (table) => `'name', ${table}.name, 'nameEn', ${table}.translations -> 'en' ->> 'name'`,
);

/** The same in form format, for editing. */
export const draftOptionList = listOfOptions(
  (table) =>
    `'name', jsonb_build_object('fa', ${table}.name, 'en', coalesce(${table}.translations -> 'en' ->> 'name', ''))`,
);

/** The value names of variant `v`, in option order; null where it has none. */
export const valueNames = `(
            select coalesce(json_agg(value.name order by o.position, o.slot), '[]')
            from product_options o left join product_option_values value
              on value.product_id = o.product_id and value.number = case o.slot when 1 then v.value1 when 2 then v.value2 else v.value3 end
            where o.product_id = v.product_id
          )`;

/** The active attributes of product `p` with its values, in order, for its page. */
export const attributeList = `(
        select coalesce(json_agg(json_build_object('position', a.position, 'code', a.code, 'kind', a.type, 'comparable', a.comparable,
          'name', a.name, 'nameEn', a.translations -> 'en' ->> 'name', 'unit', a.unit, 'unitEn', a.translations -> 'en' ->> 'unit',
          'unitOneEn', a.translations -> 'en' ->> 'unit_one', 'text', a.value_text, 'textEn', a.value_translations -> 'en' ->> 'text',
          'number', a.value_number, 'boolean', a.value_boolean, 'option', a.option_code, 'optionName', a.option_name,
          'optionNameEn', a.option_translations -> 'en' ->> 'name') order by a.position, a.attribute_id), '[]')
        from product_attributes a where a.product_id = p.id
      )`;

/** The same in form format, for editing; empty fields are left out. */
export const draftAttributeList = `(
        select coalesce(json_agg(json_strip_nulls(json_build_object('code', a.code,
          'text', case when a.value_text is not null then json_build_object('fa', a.value_text, 'en', coalesce(a.value_translations -> 'en' ->> 'text', '')) end, 'number', a.value_number, 'boolean', a.value_boolean, 'option', a.option_code))
          order by a.position, a.attribute_id), '[]')
        from product_attributes a where a.product_id = p.id
      )`;
