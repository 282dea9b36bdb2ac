import { inDigitsOf } from '#shared/text/digits.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { profileMessages } from '../profile.messages.ts';

/** Renders the phone of an account, read-only; it is changed through a separate code. */
export function PhoneField({ phone, onChange }: { phone: string; onChange: () => void }) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const visible = showMobile(phone);
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField label={t.phone} dir="ltr" readOnly value={inDigitsOf(visible, language)} />
      </div>
      <Button variant="outline" className="shrink-0 whitespace-nowrap" onClick={onChange}>
        {t.changePhone}
      </Button>
    </div>
  );
}
