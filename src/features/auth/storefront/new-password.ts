import { type Fields, missing } from '#web/forms/use-action.ts';

/** Returns the errors of a new password and its repetition; the server checks how easily it is guessed. */
export function newPasswordErrors(
  typed: Fields,
  names: { chosen: string; repeated: string },
  t: { required: string; passwordTooShort: string; notTheSame: string },
): Record<string, string> {
  const errors = missing(typed, [names.chosen, names.repeated], t.required);
  const chosen = typed[names.chosen] ?? '';
  if (chosen !== '' && [...chosen].length < 8) errors[names.chosen] = t.passwordTooShort;
  if (errors[names.repeated] === undefined && typed[names.repeated] !== chosen) errors[names.repeated] = t.notTheSame;
  return errors;
}
