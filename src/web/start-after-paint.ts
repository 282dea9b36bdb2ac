import { earlySteps } from '#ui/overlays/steps-first.ts';
import { pressable } from './early-presses.ts';
import { keepInstallPrompt } from './keep-install-prompt.ts';

/** The addresses of the modules a page starts with after its first paint. */
export interface PageStart {
  /** The route manifest. */
  readonly list: string;
  /** The modules of the page's routes, by the routes' ids. */
  readonly routes: readonly (readonly [id: string, module: string])[];
  readonly entry: string;
  /** Everything that those import as well, so that all of it is fetched in parallel. */
  readonly all: readonly string[];
}

/** Milliseconds the scripts wait for the largest image at most. */
const maxWait = 3_000;

const routerPreload = /<link rel="modulepreload"[^>]*>/g;
const routerStart = /<script type="module" async="">[\s\S]*?<\/script>/;

/**
 * Has the scripts of a rendered page fetched and run after its first paint and its largest image, which is the one of high priority:
 * the page is whole without them, and on a slow line a dozen of them beside that image keep it waiting for a second. A page that
 * nobody sees yet starts at once, and so does one that has only a skeleton to show: it waits for them itself. The router writes its start as
 * a module script, whose imports no browser puts off; React takes over whichever script stands in that place. What is pressed meanwhile
 * is collected and done afterwards (`early-presses.ts`), Back steps over what closed panels left (`steps-first.ts`), and the browser’s wish
 * to install the shop is held (`keep-install-prompt.ts`).
 */
export function startAfterPaint(html: string, start: PageStart): string {
  if (!routerStart.test(html)) throw new Error('The router has written no start script in the page.');
  // A replacer function: the page's text may contain special replacement patterns.
  return html.replaceAll(routerPreload, '').replace(routerStart, () => `<script>${startScript(start)}</script>`);
}

function startScript({ list, routes, entry, all }: PageStart): string {
  const ids = JSON.stringify(routes.map(([id]) => id));
  const modules = JSON.stringify([...routes.map(([, module]) => module), list]);
  return (
    `${keepInstallPrompt}${earlySteps}(()=>{let d=document,p=new Set,c=e=>{let t=e.target.closest(${JSON.stringify(pressable)});t&&p.add(t)},begun,i=d.querySelector("img[fetchpriority=high]"),begin=()=>{if(begun)return;begun=1;` +
    `for(let a of ${JSON.stringify(all)}){let l=d.createElement("link");l.rel="modulepreload";l.href=a;d.head.append(l)}` +
    `Promise.all(${modules}.map(a=>import(a))).then(m=>{window.__reactRouterRouteModules=Object.fromEntries(${ids}.map((r,n)=>[r,m[n]]));` +
    `return import(${JSON.stringify(entry)})})},seen=()=>requestAnimationFrame(()=>setTimeout(begin));` +
    `window.earlyPresses={pressed:p,collect:c};d.addEventListener("click",c,true);setTimeout(begin,${String(maxWait)});d.hidden||!i&&d.querySelector("main .animate-pulse")?begin():i&&!i.complete?(i.onload=i.onerror=seen):seen()})()`
  );
}
