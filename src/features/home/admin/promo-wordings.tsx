import type { Text } from '#shared/language.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { DraftFields } from '#web/forms/draft-fields.ts';
import { homePromoMessages } from './home-promo.messages.ts';

const wordings = [
  ['title', 60],
  ['text', 120],
  ['action', 40],
] as const;

interface Worded {
  readonly title: Text;
  readonly text: Text;
  readonly action: Text;
}

/** Text fields of a banner or slide in both languages; English is optional. */
export function PromoWordings({ field }: { field: Pick<DraftFields<Worded>, 'worded'> }) {
  const t = useMessages(homePromoMessages);
  const labels = {
    title: { fa: t.titleFa, en: t.titleEn },
    text: { fa: t.textFa, en: t.textEn },
    action: { fa: t.actionFa, en: t.actionEn },
  };
  return wordings.flatMap(([part, max]) =>
    (['fa', 'en'] as const).map((language) => (
      <TextField
        key={`${part} ${language}`}
        label={labels[part][language]}
        lang={language}
        dir={language === 'en' ? 'ltr' : 'auto'}
        required={language === 'fa'}
        maxLength={max}
        hint={language === 'en' ? t.englishHint : undefined}
        {...field.worded(part, language)}
      />
    )),
  );
}
