import { useMessages } from '#ui/theme/language-context.tsx';
import { MomentField, type MomentFieldProps } from './moment-field.tsx';
import { termsMessages } from './settings/terms.messages.ts';

type Bound = Pick<MomentFieldProps, 'value' | 'error' | 'onChange'>;

/** From when to when something holds: at once and without an end where nothing is typed. */
export function PeriodFields({ begins, ends }: { begins: Bound; ends: Bound }) {
  const terms = useMessages(termsMessages);
  return (
    <>
      <MomentField label={terms.begins} hint={terms.atOnce} {...begins} />
      <MomentField label={terms.ends} hint={terms.noEnd} {...ends} />
    </>
  );
}
