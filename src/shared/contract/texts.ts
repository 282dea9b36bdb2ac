import { Type } from 'typebox';
import { NonEmptyText, OptionalText } from './fields.ts';

/** A text in both languages, as the staff reads it; English is empty where it was never written. */
export const Texts = Type.Object({ fa: Type.String(), en: Type.String() });

/** A text in both languages as the staff writes it: Persian is needed, English may wait. */
export const InBoth = (maximum: number) =>
  Type.Object({ fa: NonEmptyText({ maximum }), en: OptionalText({ maximum }) });

/** A text that both languages need. */
export const NeededInBoth = (maximum: number) =>
  Type.Object({ fa: NonEmptyText({ maximum }), en: NonEmptyText({ maximum }) });

/** A text that may be left empty in both languages. */
export const MayBeEmpty = (maximum: number) =>
  Type.Object({ fa: OptionalText({ maximum }), en: OptionalText({ maximum }) });
