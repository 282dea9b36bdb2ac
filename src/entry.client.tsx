// Imported first: from here on nothing else may be assigned as markup.
import '#ui/trusted-types.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { listenFirst } from '#ui/overlays/steps-first.ts';
import { loadMessages } from '#shared/loaded-messages.ts';
import { loadSession } from '#web/data/api.ts';
import { stopCollectingPresses } from '#web/early-presses.ts';
import { guardAgainstSurprises } from '#web/pages/guard.ts';
import { followOtherTabs } from '#web/session/session.ts';

// In production the styles are part of the document; in development they are imported, so that each change is displayed at once.
if (import.meta.env.DEV) await import('#ui/theme/theme.css');

guardAgainstSurprises();
listenFirst();
followOtherTabs(loadSession);

const english = document.documentElement.lang === 'en';
const { default: texts } = english
  ? await import('virtual:messages/en/first')
  : await import('virtual:messages/fa/first');
loadMessages(english ? 'en' : 'fa', texts);

stopCollectingPresses();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
void loadSession();
