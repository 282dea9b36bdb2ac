/** The state of a large sum that a staff member wants to grant: pending, approved, refused or granted. */
export const approvalStates = ['waiting', 'approved', 'refused', 'used'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Hours for which an approval is valid; afterwards a new one is needed. */
export const approvedHours = 24;
