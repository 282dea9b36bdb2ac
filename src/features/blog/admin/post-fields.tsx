import { useState } from 'react';
import { DocumentEditor } from '#features/media/admin/document-editor.tsx';
import { emptyDocument } from '#shared/contract/document.ts';
import { Chip } from '#ui/inputs/chip.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { contentAdminMessages } from './blog-admin.messages.ts';
import type { Writing } from './post-editor.tsx';

export interface PostPartProps {
  writing: Writing;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Writing>) => void;
}

/** Title, summary and text of a post, one language at a time; both stay as they are while the other shows. */
export function PostFields({ writing, errors, onChange }: PostPartProps) {
  const t = useMessages(contentAdminMessages);
  const [lang, setLang] = useState<'fa' | 'en'>('fa');
  const { title, summary, author_name, body } = writing;
  const texts =
    lang === 'fa' ? ([t.titleFa, t.summaryFa, t.authorFa] as const) : ([t.titleEn, t.summaryEn, t.authorEn] as const);
  const [titleLabel, summaryLabel, authorLabel] = texts;
  const needed = lang === 'fa';
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t.language} className="flex gap-2">
        <Chip
          selected={lang === 'fa'}
          onClick={() => {
            setLang('fa');
          }}
        >
          {t.persian}
        </Chip>
        <Chip
          selected={lang === 'en'}
          onClick={() => {
            setLang('en');
          }}
        >
          {t.english}
        </Chip>
      </div>
      {needed ? null : <p className="text-sm text-muted">{t.englishHint}</p>}
      <TextField
        key={`title ${lang}`}
        label={titleLabel}
        lang={lang}
        required={needed}
        maxLength={160}
        value={title[lang]}
        error={errors[`title.${lang}`]}
        onChange={(event) => {
          onChange({ title: { ...title, [lang]: event.currentTarget.value } });
        }}
      />
      <TextArea
        key={`summary ${lang}`}
        label={summaryLabel}
        lang={lang}
        rows={2}
        maxLength={300}
        value={summary[lang]}
        error={errors[`summary.${lang}`]}
        onChange={(event) => {
          onChange({ summary: { ...summary, [lang]: event.currentTarget.value } });
        }}
      />
      <TextField
        key={`author ${lang}`}
        label={authorLabel}
        lang={lang}
        required={needed}
        maxLength={100}
        value={author_name[lang]}
        error={errors[`author_name.${lang}`]}
        onChange={(event) => {
          onChange({ author_name: { ...author_name, [lang]: event.currentTarget.value } });
        }}
      />
      {lang === 'fa' ? (
        <DocumentEditor
          key="fa"
          label={t.bodyFa}
          lang="fa"
          value={body.fa}
          error={errors['body.fa']}
          onChange={(fa) => {
            onChange({ body: { ...body, fa } });
          }}
        />
      ) : (
        <DocumentEditor
          key="en"
          label={t.bodyEn}
          lang="en"
          value={body.en ?? emptyDocument}
          error={errors['body.en']}
          onChange={(en) => {
            onChange({ body: { ...body, en: en.blocks.length === 0 ? null : en } });
          }}
        />
      )}
    </div>
  );
}
