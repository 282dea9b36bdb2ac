import { createContext, useContext, useState } from 'react';

/** How often the form around has been sent or rejected; 0 outside of any form. */
export const FormAttempt = createContext(0);

/** The error of a field when it was edited, and after which attempt. */
export interface EditOfField {
  readonly attempt: number;
  readonly error: string | undefined;
}

/** The error of a field, or none where the field was edited after the attempt that the error is of; another error than the one it was edited for stands. */
export function errorOfAttempt(
  error: string | undefined,
  attempt: number,
  edit: EditOfField | null,
): string | undefined {
  return attempt > 0 && edit?.attempt === attempt && edit.error === error ? undefined : error;
}

/** An error of the attempt with that number stands until what it is about is edited; an attempt that finds it again brings it back. */
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

/** An error stands at its field until the field is edited; the next press of Save that finds it again brings it back. */
export const useFieldError = (error: string | undefined): ReturnType<typeof useErrorOf> =>
  useErrorOf(error, useContext(FormAttempt));
