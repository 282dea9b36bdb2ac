import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconsPlugin } from './tools/build/icons-plugin.ts';
import { messagesPlugin } from './tools/build/messages-plugin.ts';
import { stylesPlugin } from './tools/build/styles-plugin.ts';
import { sharedFiles } from './tools/shared-files.ts';

// The router's package names only its development build to bundlers.
const routerForProduction = [
  { find: /^react-router$/, replacement: path.resolve('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' && isSsrBuild !== true ? { resolve: { alias: routerForProduction } } : {}),
  plugins: [messagesPlugin(), iconsPlugin(), stylesPlugin(), tailwindcss(), reactRouter()],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The server's build, too: it writes the styles into each document.
    cssMinify: true,
    // What every page has loaded by then need not be named beside each part that comes later.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js'
          ? files.filter((file) => !/^assets\/(?:framework|rolldown-runtime|shop|catalogue|first)-/.test(file))
          : files,
    },
    rolldownOptions: {
      // Its report of what plug-ins took is for who works on the build.
      checks: { bundlerTimings: false },
      ...(isSsrBuild === true ? {} : { output: { codeSplitting: sharedFiles } }),
    },
  },
}));
