/** What another program calls the variant of an order's line `l` now. */
export const externalRefOfLine = '(SELECT v.external_ref FROM product_variants v WHERE v.id = l.variant_id)';

/** The codes of an order's line `l`, as parts of `json_build_object`. */
export const lineCodesJson = `'sku', l.sku, 'barcode', l.barcode, 'externalRef', ${externalRefOfLine}`;
