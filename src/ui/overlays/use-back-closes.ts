import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { BackCloses } from './back-closes.ts';
import { onStepFirst } from './steps-first.ts';

let panels: BackCloses | undefined;

/** Called with the first panel of a visit; its listener precedes the router's on the same window. */
function begin(): BackCloses {
  const { history, location } = window;
  const begun = new BackCloses({
    state: () => history.state as unknown,
    url: () => location.href,
    push: (state) => {
      history.pushState(state, '');
    },
    replace: (state, url) => {
      history.replaceState(state, '', url);
    },
    back: () => {
      history.back();
    },
    forward: () => {
      history.forward();
    },
  });
  onStepFirst((event) => {
    if (begun.onPop()) return;
    event.stopImmediatePropagation();
    // After the closed panel has been rendered as closed.
    setTimeout(() => {
      begun.settle();
    });
  });
  return begun;
}

/** Makes Back close what is open instead of leaving the page; for sheets, dialogs and custom menus. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const location = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    panels ??= begin();
    return panels.opened(() => {
      close();
    });
  }, [open]);
  useEffect(() => {
    panels?.moved();
  }, [location]);
}
