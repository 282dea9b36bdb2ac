/** `asked` by the customer, then `approved` (the goods are to come back) or `refused`, and `done` when they are in and the money is on its way. */
export const returnStates = ['asked', 'approved', 'refused', 'done'] as const;
export type ReturnState = (typeof returnStates)[number];

/** Why goods go back. */
export const returnReasons = ['damaged', 'wrong-goods', 'not-as-described', 'does-not-fit', 'changed-mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];
