import { createContext, useContext, useState } from 'react';

/** How often the enclosing form has been submitted or rejected; 0 outside a form. */
export const FormAttempt = createContext(0);

/** The error of a field at the time of its last edit, and the attempt it belongs to. */
export interface EditOfField {
  readonly attempt: number;
  readonly error: string | undefined;
}

/**
 * Returns the error of a field, or none if the field was edited after the attempt that reported it; an error other than the one it was edited for
 * stays.
 */
export function errorOfAttempt(
  error: string | undefined,
  attempt: number,
  edit: EditOfField | null,
): string | undefined {
  return attempt > 0 && edit?.attempt === attempt && edit.error === error ? undefined : error;
}

/** Displays an error of the attempt with that number until its subject is edited; an attempt that reports it again displays it again. */
export function useErrorOf(
  error: string | undefined,
  attempt: number,
): {
  readonly error: string | undefined;
  readonly onEdit: () => void;
} {
  const [edit, setEdit] = useState<EditOfField | null>(null);
  return {
    error: errorOfAttempt(error, attempt, edit),
    onEdit: () => {
      if (error !== undefined) setEdit({ attempt, error });
    },
  };
}

/** Displays a field's error until the field is edited; the next submit that reports it displays it again. */
export const useFieldError = (error: string | undefined): ReturnType<typeof useErrorOf> =>
  useErrorOf(error, useContext(FormAttempt));
