/** The names under which the owner's decisions are kept (settings.tables.ts). */
export const returnsSetting = 'returns';
export const invoiceSetting = 'invoice';

const deliveredReturnDays = 7;

/** For how many days goods can be given back: what the owner decided, or a week. */
export function returnDaysFrom(kept: unknown): number {
  const days = typeof kept === 'object' && kept !== null && 'days' in kept ? kept.days : null;
  return typeof days === 'number' && days >= 0 ? days : deliveredReturnDays;
}

/** What invoices say of the shop beside its name and address. */
export function invoiceTermsFrom(kept: unknown): { readonly taxId: string | null } {
  const taxId = typeof kept === 'object' && kept !== null && 'taxId' in kept ? kept.taxId : null;
  return { taxId: typeof taxId === 'string' && taxId !== '' ? taxId : null };
}
