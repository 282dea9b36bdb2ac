/** The most that the shop charges of a sale, in percent. */
export const maxCommissionPercent = 90;
