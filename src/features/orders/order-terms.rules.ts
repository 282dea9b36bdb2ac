/** The name under which the owner's decision is kept (settings.tables.ts). */
export const invoiceSetting = 'invoice';

/** What invoices say of the shop beside its name and address. */
export function invoiceTermsFrom(kept: unknown): { readonly taxId: string | null } {
  const taxId = typeof kept === 'object' && kept !== null && 'taxId' in kept ? kept.taxId : null;
  return { taxId: typeof taxId === 'string' && taxId !== '' ? taxId : null };
}
