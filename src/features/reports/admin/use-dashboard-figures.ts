import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { DashboardFigures } from '../dashboard.contract.ts';

/** The server recalculates the figures at most once a minute. */
const lookAgainMs = 60_000;

/** Returns the dashboard figures, refreshed as they change; the current ones stay displayed until newer ones have loaded. */
export function useDashboardFigures() {
  return useResource<DashboardFigures>(
    ['admin/dashboard'],
    (signal) => staffApi('GET /api/admin/dashboard/', { signal }),
    {
      lookAgain: () => lookAgainMs,
    },
  );
}
