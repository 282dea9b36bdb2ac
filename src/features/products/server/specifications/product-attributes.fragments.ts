/** What a product `p` has of attributes in use, in their order, as a page says it. */
export const attributeList = `(
        select coalesce(json_agg(json_build_object('position', a.position, 'code', a.code, 'type', a.type, 'comparable', a.comparable,
          'name', a.name, 'nameEn', a.translations -> 'en' ->> 'name', 'unit', a.unit, 'unitEn', a.translations -> 'en' ->> 'unit',
          'unitOneEn', a.translations -> 'en' ->> 'unit_one', 'text', a.value_text, 'textEn', a.value_translations -> 'en' ->> 'text',
          'number', a.value_number, 'boolean', a.value_boolean, 'option', a.option_code, 'optionName', a.option_name,
          'optionNameEn', a.option_translations -> 'en' ->> 'name') order by a.position, a.attribute_id), '[]')
        from product_attributes a where a.product_id = p.id
      )`;

/** The same as a form has it, to be changed; what is not filled is left out. */
export const draftAttributeList = `(
        select coalesce(json_agg(json_strip_nulls(json_build_object('code', a.code, 'text', a.value_text,
          'text_en', a.value_translations -> 'en' ->> 'text', 'number', a.value_number, 'boolean', a.value_boolean, 'option', a.option_code))
          order by a.position, a.attribute_id), '[]')
        from product_attributes a where a.product_id = p.id
      )`;
