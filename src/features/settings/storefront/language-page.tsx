import { useLoaderData } from 'react-router';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { chooseLanguage } from '#web/session/choose-language.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { comingLanguages, completeLanguages } from '../languages.ts';
import { settingsMessages } from '../settings.messages.ts';

export const meta = pageHead(({ language }) => ({ title: settingsMessages[language].language, unlisted: true }));

const load = pageData(({ api, signal }) => api('GET /api/shop-contact/', { signal }));
export const loader = load.server;
export const clientLoader = load.browser;

const row = 'flex min-h-14 items-center gap-3 px-4';

/** The page of the interface's languages; choosing one reloads the shop in it. Languages that the owner has announced are listed below. */
export default function LanguagePage() {
  const t = useMessages(settingsMessages);
  const present = useLanguage();
  const announced = new Set(useLoaderData<Awaited<ReturnType<typeof loader>>>().coming_languages);
  const coming = comingLanguages.filter(({ code }) => announced.has(code));
  return (
    <>
      <PageHeader title={t.language} back="/settings" />
      <main id="content" className="container-middle grid max-w-2xl gap-6 py-4">
        <fieldset>
          <legend className="sr-only">{t.chooseLanguage}</legend>
          <ul className="divide-y divide-line rounded-card bg-surface shadow-card">
            {completeLanguages.map(({ code, name }) => (
              <li key={code}>
                <label className={`${row} cursor-pointer has-checked:font-semibold`}>
                  <input
                    type="radio"
                    name="language"
                    className="size-5 accent-turquoise"
                    checked={code === present}
                    onChange={() => {
                      chooseLanguage(code);
                    }}
                  />
                  <span lang={code} className="grow">
                    <bdi>{name}</bdi>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        {coming.length > 0 && (
          <section aria-labelledby="coming" className="grid gap-2">
            <h2 id="coming" className="text-sm text-muted">
              {t.comingLanguages}
            </h2>
            <ul className="divide-y divide-line rounded-card bg-surface shadow-card sm:grid sm:grid-cols-2 sm:divide-y-0">
              {coming.map(({ code, name, soon }) => (
                <li key={code} lang={code} className={row}>
                  <bdi className="grow">{name}</bdi>
                  <bdi className="text-sm text-muted">{soon}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
