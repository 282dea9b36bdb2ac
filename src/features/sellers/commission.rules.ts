/** Maximum commission of a sale, in percent. */
export const maxCommissionPercent = 90;
