/** The current external reference of the variant of an order line `l`. */
export const externalRefOfLine = '(SELECT v.external_ref FROM product_variants v WHERE v.id = l.variant_id)';

/** The codes of an order line `l`, as arguments of `json_build_object`. */
export const lineCodesJson = `'sku', l.sku, 'barcode', l.barcode, 'externalRef', ${externalRefOfLine}`;
