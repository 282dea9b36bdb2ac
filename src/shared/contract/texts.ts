import { Type } from 'typebox';
import { NonEmptyText, OptionalText } from './fields.ts';

/** A text in both languages, as the staff reads it; English is empty if it is missing. */
export const Texts = Type.Object({ fa: Type.String(), en: Type.String() });

/** A text in both languages as the staff writes it: Persian is required, English optional. */
export const InBoth = (maximum: number) =>
  Type.Object({ fa: NonEmptyText({ maximum }), en: OptionalText({ maximum }) });

/** A text required in both languages. */
export const NeededInBoth = (maximum: number) =>
  Type.Object({ fa: NonEmptyText({ maximum }), en: NonEmptyText({ maximum }) });

/** A text optional in both languages. */
export const MayBeEmpty = (maximum: number) =>
  Type.Object({ fa: OptionalText({ maximum }), en: OptionalText({ maximum }) });
