/** The name under which the owner's decision is stored (settings.tables.ts). */
export const invoiceSetting = 'invoice';

/** What invoices say of the shop beside its name and address. */
export function invoiceTermsFrom(stored: unknown): { readonly taxId: string | null } {
  const taxId = typeof stored === 'object' && stored !== null && 'taxId' in stored ? stored.taxId : null;
  return { taxId: typeof taxId === 'string' && taxId !== '' ? taxId : null };
}
