import { type Fields, missing } from '#web/forms/use-action.ts';

/** What is wrong with a new password and its repetition; the server judges how easily it is guessed. */
export function newPasswordFaults(
  typed: Fields,
  names: { chosen: string; repeated: string },
  t: { required: string; passwordTooShort: string; notTheSame: string },
): Record<string, string> {
  const faults = missing(typed, [names.chosen, names.repeated], t.required);
  const chosen = typed[names.chosen] ?? '';
  if (chosen !== '' && [...chosen].length < 8) faults[names.chosen] = t.passwordTooShort;
  if (faults[names.repeated] === undefined && typed[names.repeated] !== chosen) faults[names.repeated] = t.notTheSame;
  return faults;
}
