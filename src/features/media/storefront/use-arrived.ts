import { useEffect, useEffectEvent } from 'react';
import type { Uploads } from './use-upload.ts';

/**
 * Moves uploads from the picker into the draft as they arrive: a draft is merged with concurrent changes, whereas an image left in the picker would
 * overwrite them unnoticed.
 */
export function useArrived<Answer>(uploads: Uploads<Answer>, onArrived: (arrived: readonly Answer[]) => void): void {
  const arrived = uploads.files.filter(({ answer }) => answer !== null);
  const takeIn = useEffectEvent(() => {
    const answers = arrived.flatMap(({ answer }) => answer ?? []);
    if (answers.length > 0) onArrived(answers);
    for (const { id } of arrived) uploads.remove(id);
  });
  useEffect(() => {
    takeIn();
  }, [arrived.length]);
}
