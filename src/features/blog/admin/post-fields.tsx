import { Fragment, useState } from 'react';
import { DocumentEditor } from '#features/media/admin/document-editor.tsx';
import { emptyDocument } from '#shared/contract/document.ts';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ChipChoice } from '#ui/inputs/chip-choice.tsx';
import type { Language } from '#shared/language.ts';
import type { Fields } from '#web/forms/action.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { Draft } from '#web/forms/use-draft.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';
import type { Writing } from './post-editor.tsx';

export interface PostPartProps {
  draft: Draft<Writing>;
  errors: Fields;
}

/** Renders title, summary and text of a post, one language at a time; the hidden language keeps its state. */
export function PostFields({ draft, errors }: PostPartProps) {
  const t = useMessages(contentAdminMessages);
  const [lang, setLang] = useState<Language>('fa');
  const field = draftFields(draft, errors);
  const { body } = draft.value;
  const needed = lang === 'fa';
  const labels = needed
    ? { title: t.titleFa, summary: t.summaryFa, author: t.authorFa, body: t.bodyFa }
    : { title: t.titleEn, summary: t.summaryEn, author: t.authorEn, body: t.bodyEn };
  return (
    <div className="grid gap-4">
      <ChipChoice
        label={t.language}
        options={[
          { value: 'fa', label: t.persian },
          { value: 'en', label: t.english },
        ]}
        value={lang}
        onChange={setLang}
      />
      {needed ? null : <p className="text-sm text-muted">{t.englishHint}</p>}
      <Fragment key={lang}>
        <TextField
          label={labels.title}
          lang={lang}
          required={needed}
          maxLength={160}
          {...field.worded('title', lang)}
        />
        <TextArea label={labels.summary} lang={lang} rows={2} maxLength={300} {...field.worded('summary', lang)} />
        <TextField
          label={labels.author}
          lang={lang}
          required={needed}
          maxLength={100}
          {...field.worded('author_name', lang)}
        />
        <DocumentEditor
          label={labels.body}
          lang={lang}
          value={body[lang] ?? emptyDocument}
          error={errors[`body.${lang}`]}
          onChange={(text) => {
            draft.change({ body: { ...body, [lang]: lang === 'en' && text.blocks.length === 0 ? null : text } });
          }}
        />
      </Fragment>
    </div>
  );
}
