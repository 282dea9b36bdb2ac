import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './tools/messages-plugin.ts';
import { sharedFiles } from './tools/shared-files.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messagesPlugin(), tailwindcss(), reactRouter()],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild === true ? {} : { rolldownOptions: { output: { codeSplitting: sharedFiles } } }),
  },
}));
