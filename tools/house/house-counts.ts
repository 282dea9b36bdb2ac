import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The size limits of CONTRIBUTING.md; tests, factories, data, migrations, docs and e2e are not counted. */
export const limits = { functionLines: 60, fileLines: 300, filesFlat: 25, filesInRoleFolder: 40 } as const;

export interface Finding {
  readonly what: keyof typeof limits;
  readonly where: string;
  readonly count: number;
}

const counted = /^(?:src|demo|tools)\/.*\.(?:tsx?|mjs|cjs)$/;
const notCounted =
  /\.(?:test|factory|messages|d)\.[cm]?tsx?$|^src\/testing\/|^src\/platform\/testing\/|^demo\/(?:goods|posts|help|pages)\//;
const roleFolder = /^src\/features\/[^/]+\/(?:server|storefront|admin)(?=\/)/;

/** Returns the files of the tree that the limits apply to, as git lists them. */
export function countedFiles(root: string): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => counted.test(file) && !notCounted.test(file) && existsSync(path.join(root, file)));
}

/** Returns every function, file and folder above its limit, the largest first. */
export function findingsIn(files: readonly string[], read: (file: string) => string): Finding[] {
  const found: Finding[] = [];
  const flat = new Map<string, number>();
  const inRole = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const file of files) {
    add(flat, path.posix.dirname(file));
    const role = roleFolder.exec(file)?.[0];
    if (role !== undefined) add(inRole, role);
    const text = read(file);
    const lines = text.split('\n').length - 1;
    if (lines > limits.fileLines) found.push({ what: 'fileLines', where: file, count: lines });
    found.push(...longFunctions(file, text));
  }
  for (const [where, count] of flat) if (count > limits.filesFlat) found.push({ what: 'filesFlat', where, count });
  for (const [where, count] of inRole) {
    if (count > limits.filesInRoleFolder) found.push({ what: 'filesInRoleFolder', where, count });
  }
  return found.sort((one, other) => other.count - one.count);
}

function longFunctions(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(node.getStart(source));
      const count = lineOf(node.end) - first + 1;
      if (count > limits.functionLines)
        found.push({ what: 'functionLines', where: `${file}:${String(first + 1)}`, count });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = countedFiles(root);
  const found = findingsIn(files, (file) => readFileSync(path.join(root, file), 'utf8'));
  for (const { what, where, count } of found)
    console.log(`${what} ${String(count)} (at most ${String(limits[what])}): ${where}`);
  console.log(`${String(files.length)} files, ${String(found.length)} functions, files and folders above a limit`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
