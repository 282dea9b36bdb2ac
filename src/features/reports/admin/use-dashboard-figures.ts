import { useEffect, useEffectEvent } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { staffApi } from '#web/data/api.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { followStaffWaiting } from '#web/session/staff-waiting.ts';
import { useAnswer } from '#web/data/use-answer.ts';
import type { DeskFigures } from '../dashboard.contract.ts';

/** The counts come twice a minute; the shop reckons the figures once a minute at most. */
const countsForFigures = 2;

/**
 * The figures of the desk as they change. They are asked for where the counts of what waits have come, at every second time: by the same
 * beat, only while the page is seen, and answered from the shop's memory. What is known stands until something newer comes.
 */
export function useDeskFigures() {
  const desk = useAnswer<DeskFigures>('desk', (signal) => staffApi('GET /api/admin/desk/', { signal }));
  const isShown = desk.state === 'ready';
  const renew = useEffectEvent((signal: AbortSignal) => {
    staffApi('GET /api/admin/desk/', { signal }).then(
      (figures) => {
        if (!signal.aborted) desk.replace(figures);
      },
      (error: unknown) => {
        if (!signal.aborted && !(error instanceof CallRefused)) reportQuietly(error);
      },
    );
  });
  useEffect(() => {
    if (!isShown) return;
    const leaving = new AbortController();
    let heard = 0;
    const stop = followStaffWaiting(() => {
      heard += 1;
      if (heard % countsForFigures === 0) renew(leaving.signal);
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [isShown]);
  return desk;
}
