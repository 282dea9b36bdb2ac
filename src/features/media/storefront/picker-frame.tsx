import { useContext, useId, useState, type ReactNode } from 'react';
import { FormAttempt } from '#ui/inputs/form-attempt.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { pickersMessages } from '../pickers.messages.ts';
import type { ChosenFile } from './upload-queue.ts';
import type { Uploads } from './use-upload.ts';

export interface PickerProps<Answer> {
  label: string;
  hint?: string | undefined;
  /** The error of the whole selection. */
  error?: string | undefined;
  uploads: Uploads<Answer>;
}

/** Whether its form was submitted with files that have not arrived; until they have, or were removed. */
function useHeldUp(unsent: boolean): boolean {
  const attempt = useContext(FormAttempt);
  const [last, setLast] = useState({ attempt, isHeldUp: false });
  const isHeldUp = unsent && (last.attempt === attempt ? last.isHeldUp : true);
  if (last.attempt !== attempt || last.isHeldUp !== isHeldUp) setLast({ attempt, isHeldUp });
  return isHeldUp;
}

/**
 * The common frame of all file pickers: label, hint, error and announcements. Blocks its form's submission while a file has not arrived, which would
 * otherwise be silently dropped.
 */
export function PickerFrame<Answer>({
  label,
  hint,
  error,
  uploads,
  children,
}: PickerProps<Answer> & { children: (describedBy: string | undefined) => ReactNode }) {
  const id = useId();
  const t = pickersMessages[useLanguage()];
  const { unsent } = uploads;
  const isHeldUp = useHeldUp(unsent !== null);
  const heldUp = isHeldUp && unsent !== null ? t.unsent(unsent) : error;
  const wrong = uploads.tooMany ? t.tooMany(uploads.max) : heldUp;
  return (
    <fieldset data-unsent={unsent ?? undefined} className="grid min-w-0 content-start gap-2">
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

/** Returns the announcement of the file that arrived last: a screen reader announces each once. */
function messages<Answer>(files: readonly ChosenFile<Answer>[], sent: (name: string) => string): string {
  const last = files.findLast((file) => file.state === 'stored');
  return last === undefined ? '' : sent(last.name);
}
