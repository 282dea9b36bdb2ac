import { createContext, useContext, useState } from 'react';

/** How often the form around has been sent or rejected; 0 outside of any form. */
export const FormAttempt = createContext(0);

/** The error of a field, or none where the field was edited after the attempt that the error is of. */
export function errorOfAttempt(
  error: string | undefined,
  attempt: number,
  editedAt: number | null,
): string | undefined {
  return editedAt === attempt && attempt > 0 ? undefined : error;
}

/** An error stands at its field until the field is edited; the next press of Save that finds it again brings it back. */
export function useFieldError(error: string | undefined): {
  readonly error: string | undefined;
  readonly onEdit: () => void;
} {
  const attempt = useContext(FormAttempt);
  const [editedAt, setEditedAt] = useState<number | null>(null);
  return {
    error: errorOfAttempt(error, attempt, editedAt),
    onEdit: () => {
      setEditedAt(attempt);
    },
  };
}
