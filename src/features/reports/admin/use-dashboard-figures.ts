import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { DeskFigures } from '../dashboard.contract.ts';

/** The shop reckons the figures once a minute at most. */
const lookAgainMs = 60_000;

/** The figures of the desk as they change; what is known stands until something newer comes. */
export function useDeskFigures() {
  return useResource<DeskFigures>(['admin/desk'], (signal) => staffApi('GET /api/admin/desk/', { signal }), {
    lookAgain: () => lookAgainMs,
  });
}
