import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const clientFolder = path.join(import.meta.dirname, '../../packages/client');

/** Builds the published files of `@hojreh/client`: scripts and types that import each other as Node resolves them. Run before `npm pack`. */
export function buildClient(outDir = path.join(clientFolder, 'dist')): void {
  rmSync(outDir, { recursive: true, force: true });
  const source = path.join(clientFolder, 'src');
  const program = ts.createProgram([path.join(source, 'client.ts'), path.join(source, 'webhooks.ts')], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    types: [],
    rootDir: source,
    outDir,
  });
  const wrong = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (wrong.length > 0) throw new Error(`The client does not compile:\n${wrong.join('\n')}`);
  program.emit(undefined, (name, text) => {
    // Declarations still import the names of their sources.
    const named = name.endsWith('.d.ts')
      ? text.replace(/(from '\.\/[^']*?)(?:\.d)?\.ts'/g, "$1.js'").replace(/(from "\.\/[^"]*?)(?:\.d)?\.ts"/g, '$1.js"')
      : text;
    ts.sys.writeFile(name, named);
  });
  mkdirSync(path.join(outDir, 'generated'), { recursive: true });
  copyFileSync(path.join(source, 'generated/schema.d.ts'), path.join(outDir, 'generated/schema.d.ts'));
}

if (process.argv[1] === import.meta.filename) buildClient();
