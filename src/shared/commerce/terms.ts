import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { termsMessages } from './terms.messages.ts';

/** Returns the refusal of invalid terms, with a message for each field; null if there are none. */
export function termsRejection<Code extends string>(
  errors: Readonly<Record<string, Code>>,
  sentence: (code: Code) => Text,
): Refusal<'terms-wrong'> | null {
  const fields = Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, sentence(code)]));
  const [first] = Object.values(fields);
  return first === undefined ? null : refuse('terms-wrong', first, { fields });
}

/** Returns the refusal of a limit below the number already used. */
export function belowUsed(field: string, used: number): Refusal<'fewer-than-used'> {
  const text = inBoth(termsMessages, (t) => t.fewerThanUsed(used));
  return refuse('fewer-than-used', text, { fields: { [field]: text } });
}
