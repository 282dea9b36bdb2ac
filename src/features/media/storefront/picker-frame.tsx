import { useId, type ReactNode } from 'react';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { pickersMessages } from '../pickers.messages.ts';
import type { ChosenFile } from './upload-queue.ts';
import type { Uploads } from './use-upload.ts';

export interface PickerProps<Answer> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the choice as a whole, in one sentence. */
  error?: string | undefined;
  uploads: Uploads<Answer>;
}

/** What every picker of files has around its files: its name, its hint, what is wrong, and what is read out. */
export function PickerFrame<Answer>({
  label,
  hint,
  error,
  uploads,
  children,
}: PickerProps<Answer> & { children: (describedBy: string | undefined) => ReactNode }) {
  const id = useId();
  const t = pickersMessages[useLanguage()];
  const wrong = uploads.tooMany ? t.tooMany(uploads.max) : error;
  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {children(hint ? id : undefined)}
      {hint && (
        <p id={id} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <Notice tone="bad">{wrong}</Notice>
      <p role="status" className="sr-only">
        {messages(uploads.files, t.sent)}
      </p>
    </fieldset>
  );
}

/** The file that arrived last: a screen reader announces each once. */
function messages<Answer>(files: readonly ChosenFile<Answer>[], sent: (name: string) => string): string {
  const last = files.findLast((file) => file.state === 'kept');
  return last === undefined ? '' : sent(last.name);
}
