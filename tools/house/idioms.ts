import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/*
 * Counts where screens implement by hand what shared code provides (docs/decisions/0026).
 *
 * npx tsx tools/house/idioms.ts             the current state
 * npx tsx tools/house/idioms.ts 1ac16808    the state at a commit
 */

export const idioms = {
  fetchInEffect: 'an effect that asks the shop (useResource, useAction)',
  busyFlag: 'a busy flag around a call by hand (useAction)',
  formTag: 'a form tag by hand (Form)',
  storage: 'a store in localStorage or sessionStorage of its own (useStoredDraft)',
  lazyPart: 'a part that comes later by lazy (loadedLater)',
  formerHook: 'a hook that useResource and useAction took the place of',
} as const;
export type Idiom = keyof typeof idioms;

export interface Found {
  readonly idiom: Idiom;
  readonly file: string;
}

const requests = /^(?:\w+Api|api|fetch|partOfPage)$/;
const busyName = /^set(?:Is)?(?:Busy|Saving|Sending|Submitting|Deleting|Loading|Pending)$/;
const formerHooks = ['useAnswer', 'useStaffAction', 'useSubmission'];
const worthReading =
  /useEffect|useLayoutEffect|useState|<form|localStorage|sessionStorage|useAnswer|useStaffAction|useSubmission|\blazy\(/;

/** Yields the nodes below one, without it; with `own`, not those of nested functions. */
function* below(node: ts.Node, own = false): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) {
    yield child;
    if (!own || !ts.isFunctionLike(child)) yield* below(child, own);
  }
}

const calleeOf = (node: ts.Node): string | null =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : null;

const isImport = (node: ts.Node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

const requestsFromShop = (effect: ts.Node): boolean =>
  [...below(effect)].some(
    (node) =>
      ts.isAwaitExpression(node) ||
      requests.test(calleeOf(node) ?? '') ||
      (ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        node.expression.name.text === 'then' &&
        !isImport(node.expression.expression)),
  );

/** Whether a function sets a flag, awaits, and resets it. */
function hasBusyFlag(body: ts.Node): boolean {
  const on = new Map<string, number>();
  let waited = -1;
  for (const node of below(body, true)) {
    if (ts.isAwaitExpression(node)) waited = node.pos;
    const name = calleeOf(node);
    const [value] = ts.isCallExpression(node) ? node.arguments : [];
    if (name === null || value === undefined || !/^set[A-Z]/.test(name)) continue;
    if (value.kind === ts.SyntaxKind.TrueKeyword && !on.has(name)) on.set(name, node.pos);
    const isOff = value.kind === ts.SyntaxKind.FalseKeyword || value.kind === ts.SyntaxKind.NullKeyword;
    if (isOff && (on.get(name) ?? Infinity) < waited) return true;
  }
  return false;
}

/** Returns the manual idioms in a source; storage access counts once per file. */
export function idiomsIn(file: string, text: string): Found[] {
  if (!worthReading.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Idiom[] = [];
  for (const node of below(source)) {
    const name = calleeOf(node);
    if (name !== null && /^use(?:Layout)?Effect$/.test(name) && requestsFromShop(node)) found.push('fetchInEffect');
    if (name !== null && formerHooks.includes(name)) found.push('formerHook');
    if (name === 'lazy') found.push('lazyPart');
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && hasBusyFlag(node.body))
      found.push('busyFlag');
    if (ts.isArrayBindingPattern(node) && node.elements.some((one) => busyName.test(nameOf(one))))
      found.push('busyFlag');
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && ts.isIdentifier(node.tagName))
      if (node.tagName.text === 'form') found.push('formTag');
    if (ts.isIdentifier(node) && /^(?:local|session)Storage$/.test(node.text) && !found.includes('storage'))
      found.push('storage');
  }
  return found.map((idiom) => ({ idiom, file }));
}

const nameOf = (element: ts.ArrayBindingElement): string =>
  ts.isBindingElement(element) && ts.isIdentifier(element.name) ? element.name.text : '';

const isScreen = (file: string) =>
  /^src\/(?:features\/[^/]+\/(?:storefront|admin)|web|ui|(?=[^/]+\.tsx?$))/.test(file) &&
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|^src\/ui\/gallery\//.test(file);

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Returns the manual idioms of the screens, now or at a commit. */
export function idiomsOf(root: string, commit?: string): Found[] {
  const files = git(
    root,
    ...(commit === undefined ? ['ls-files', '-co', '--exclude-standard'] : ['ls-tree', '-r', '--name-only', commit]),
  )
    .split('\n')
    .filter(isScreen);
  const textOf = (file: string) =>
    commit === undefined ? readFileSync(path.join(root, file), 'utf8') : git(root, 'show', `${commit}:${file}`);
  return files.flatMap((file) => idiomsIn(file, textOf(file)));
}

if (process.argv[1] === import.meta.filename) {
  const found = idiomsOf(path.resolve(import.meta.dirname, '../..'), process.argv[2]);
  for (const [idiom, what] of Object.entries(idioms)) {
    const here = found.filter((one) => one.idiom === idiom);
    console.log(`${String(here.length).padStart(4)}  ${what}`);
    for (const file of new Set(here.map((one) => one.file))) console.log(`      ${file}`);
  }
}
