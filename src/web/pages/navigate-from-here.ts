import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router';

/**
 * Goes on from this page once a call was answered. Who has gone elsewhere meanwhile stays there: what was pressed is done all the
 * same, and a late answer takes nobody away from what they do by then.
 */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (to, options) => {
    if (window.location.pathname === pathname) await navigate(to, options);
  };
}
