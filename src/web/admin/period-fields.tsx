import { useMessages } from '#ui/theme/language-context.tsx';
import { MomentField, type MomentFieldProps } from './moment-field.tsx';
import { termsMessages } from './settings/terms.messages.ts';

type Bound = Pick<MomentFieldProps, 'value' | 'error' | 'onChange'>;

/** The start and the end of a period: without a start it applies at once, without an end indefinitely. */
export function PeriodFields({ begins, ends }: { begins: Bound; ends: Bound }) {
  const terms = useMessages(termsMessages);
  return (
    <>
      <MomentField label={terms.begins} hint={terms.atOnce} {...begins} />
      <MomentField label={terms.ends} hint={terms.noEnd} {...ends} />
    </>
  );
}
