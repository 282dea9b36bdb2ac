/** The key of the stored setting (settings.tables.ts). */
export const invoiceSetting = 'invoice';

/** Returns the invoice details of the shop besides name and address. */
export function invoiceTermsFrom(stored: unknown): { readonly taxId: string | null } {
  const taxId = typeof stored === 'object' && stored !== null && 'taxId' in stored ? stored.taxId : null;
  return { taxId: typeof taxId === 'string' && taxId !== '' ? taxId : null };
}
