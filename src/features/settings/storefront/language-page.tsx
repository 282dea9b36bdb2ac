import { Check } from 'lucide-react';
import type { Language } from '#shared/language.ts';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { chooseLanguage } from '#web/choose-language.ts';
import { PageHeader } from '#web/page-header.tsx';
import { pageHead } from '#web/page-meta.ts';
import { settingsMessages } from '../settings.messages.ts';

export const meta = pageHead(({ language }) => ({ title: settingsMessages[language].language, unlisted: true }));

const languages: readonly { code: Language; name: string }[] = [
  { code: 'fa', name: 'فارسی' },
  { code: 'en', name: 'English' },
];

/** The languages that the interface is complete in; choosing one loads the shop anew in it. */
export default function LanguagePage() {
  const t = useMessages(settingsMessages);
  const present = useLanguage();
  return (
    <>
      <PageHeader title={t.language} back="/settings" />
      <main id="content" className="container-middle max-w-2xl py-4">
        <fieldset>
          <legend className="sr-only">{t.chooseLanguage}</legend>
          <ul className="divide-y divide-line rounded-card bg-surface">
            {languages.map(({ code, name }) => (
              <li key={code}>
                <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4">
                  <input
                    type="radio"
                    name="language"
                    className="size-5 accent-turquoise"
                    checked={code === present}
                    onChange={() => { chooseLanguage(code); }}
                  />
                  <span lang={code} className="grow">{name}</span>
                  {code === present ? <Check aria-hidden size={20} className="text-turquoise" /> : null}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      </main>
    </>
  );
}
