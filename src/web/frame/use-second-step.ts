import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSecondStepNeeded } from '../session/second-step.ts';

const page = '/second-step';

/** Redirects to the second step wherever the shop requires one, and back afterwards. */
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
