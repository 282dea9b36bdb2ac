/** The reasons for which a bank declines a card and that its holder can resolve. */
const declineCodes = ['insufficient_funds', 'do_not_honour'] as const;
export type DeclineCode = (typeof declineCodes)[number];

export function isDeclineCode(code: unknown): code is DeclineCode {
  return declineCodes.some((one) => one === code);
}
