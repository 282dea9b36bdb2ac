import type { WaitingQueue } from '#features/reports/dashboard.contract.ts';
import { staffApi } from '../data/api.ts';
import { useResource, type UsedResource } from '../data/use-resource.ts';

interface Waiting {
  readonly data: WaitingQueue[];
  readonly next: null;
  readonly next_after: null;
}

const lookAgainMs = 30_000;

/** Returns the pending counts of the signed-in staff member, in menu order; refreshed after every change by the staff, and periodically. */
export function useStaffWaiting(): UsedResource<Waiting> {
  return useResource(['admin/counts'], (signal) => staffApi('GET /api/admin/counts/', { signal }), {
    lookAgain: () => lookAgainMs,
  });
}
