import { useEffect, useEffectEvent } from 'react';
import type { Uploads } from './use-upload.ts';

/**
 * Takes uploads into what is written as they arrive, and out of the picker: what is written is joined with what others save meanwhile, what only
 * waits in a picker would be sent over it unseen.
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
