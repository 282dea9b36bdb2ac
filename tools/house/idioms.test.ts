import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { idiomsIn, idiomsOf, type Idiom } from './idioms.ts';

/** The permitted exceptions, each with its reason. */
const allowed: Readonly<Record<Idiom, Readonly<Record<string, string>>>> = {
  fetchInEffect: {},
  busyFlag: {},
  formTag: { 'src/web/forms/form.tsx': 'the one form' },
  lazyPart: {},
  formerHook: {},
  storage: {
    'src/features/assistants/storefront/assistant-checkout-page.tsx':
      'the key of a purchase that came in the fragment of its address, while one signs in',
    'src/features/cart/storefront/guest-cart.ts': 'the cart of a guest outlives the tab',
    'src/features/cart/storefront/waiting-changes.ts':
      'what is changed without a network outlives the tab, by customer',
    'src/features/chat/storefront/unsent-messages.ts': 'messages that wait for a network outlive the tab, by customer',
    'src/features/checkout/storefront/checkout-draft.ts': 'the steps of a checkout, with the key of its order',
    'src/features/help/storefront/reader-key.ts': 'a name of the browser, of nobody who signs in',
    'src/features/offline/storefront/install-offer.ts': 'when the browser was asked last',
    'src/features/offline/storefront/stale-files.ts': 'which page was loaded anew for a build',
    'src/features/search/storefront/recent-searches.ts': 'words searched for, which a sign-out forgets',
    'src/features/search/storefront/search-clicks.ts': 'the last search of the tab, for the click that follows',
    'src/features/wishlist/storefront/guest-wishes.ts': 'the wishes of a guest outlive the tab',
    'src/ui/layout/use-box-scroll.ts': 'where a table stood, for the reload that follows',
    'src/ui/theme/theme-controls.ts': 'theme and direction, which the document reads before any script',
    'src/web/data/position-after-reload.ts': 'how long a list was and where it stood, for the reload that follows',
    'src/web/forms/stored-draft.ts': 'the one store of drafts',
    'src/web/session/choose-language.ts': 'the language, which the document reads before any script',
    'src/web/session/session.ts': 'the tokens of the specification',
    'src/web/session/stored-keys.ts': 'what of all these a sign-out forgets',
  },
};

test('screens implement nothing by hand that has a shared implementation', () => {
  const found = idiomsOf(root);
  for (const [idiom, files] of Object.entries(allowed)) {
    const here = [...new Set(found.filter((one) => one.idiom === idiom).map(({ file }) => file))].sort();
    expect(here, idiom).toEqual(Object.keys(files).sort());
  }
});

test.each<[Idiom, string]>([
  ['fetchInEffect', "useEffect(() => { void customerApi('GET /api/x/').then(set); }, [])"],
  ['fetchInEffect', 'useLayoutEffect(() => { load().then(set); }, [])'],
  ['busyFlag', 'const pay = async () => { setPaying(true); await send(); setPaying(false); };'],
  ['busyFlag', 'const [saving, setSaving] = useState(false);'],
  ['formTag', 'const x = <form onSubmit={send}>{children}</form>;'],
  ['storage', "sessionStorage.setItem('a', 'b'); localStorage.clear();"],
  ['lazyPart', "const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }));"],
  ['formerHook', "useAnswer('/api/x/');"],
])('%s is found in %s', (idiom, text) => {
  expect(idiomsIn('x.tsx', `${text} useState();`)).toEqual([{ idiom, file: 'x.tsx' }]);
});

test.each([
  "useEffect(() => { void import('./part.tsx').then(set); }, []);",
  'const open = () => { setOpen(true); }; const send = async () => { await post(); setOpen(false); }; useState();',
])('%s is not a match', (text) => {
  expect(idiomsIn('x.tsx', text)).toEqual([]);
});
