/** Why a bank declines a card, as far as its holder can do something about it. */
const declineCodes = ['insufficient_funds', 'do_not_honour'] as const;
export type DeclineCode = (typeof declineCodes)[number];

export function isDeclineCode(code: unknown): code is DeclineCode {
  return declineCodes.some((one) => one === code);
}
