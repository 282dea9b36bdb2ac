import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The build goes to a folder of its own and is renamed to build/ when it is whole (tools/build.mjs).
  buildDirectory: `${process.env['BUILD_FOLDER'] ?? 'build'}/web`,
  ssr: true,
  // A shop has some fifty routes: their list is small, and asking the server for it at each link is not.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
