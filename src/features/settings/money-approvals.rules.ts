/** Where a large sum stands that one of the staff wants to give: waiting for a second one, approved, refused, or given. */
export const approvalStates = ['waiting', 'approved', 'refused', 'used'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** How long an approved sum may be given; afterwards it needs another approval. */
export const approvedHours = 24;
