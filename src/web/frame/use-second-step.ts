import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSecondStepNeeded } from '../session/second-step.ts';

const page = '/second-step';

/** Shows the second step wherever the shop wants one, and comes back to where that was. */
export function useSecondStepWhenNeeded(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSecondStepNeeded((from) => {
        const { pathname, search, hash } = location;
        if (pathname !== page) void navigate(page, { state: { from: from ?? pathname + search + hash } });
      }),
    [navigate],
  );
}
