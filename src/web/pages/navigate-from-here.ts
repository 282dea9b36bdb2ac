import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router';

/**
 * Navigates from this page after a response. If the shopper has left the page meanwhile, it does nothing: the action is done all the same, and a late
 * response must not interrupt them.
 */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (to, options) => {
    if (window.location.pathname === pathname) await navigate(to, options);
  };
}
