import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { DashboardFigures } from '../dashboard.contract.ts';

/** The shop reckons the figures once a minute at most. */
const lookAgainMs = 60_000;

/** The figures of the admin page as they change; what is known stands until something newer comes. */
export function useDashboardFigures() {
  return useResource<DashboardFigures>(
    ['admin/dashboard'],
    (signal) => staffApi('GET /api/admin/dashboard/', { signal }),
    {
      lookAgain: () => lookAgainMs,
    },
  );
}
