import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The build goes to a folder of its own and is renamed to build/ when it is whole (tools/build.mjs).
  buildDirectory: `${process.env['BUILD_FOLDER'] ?? 'build'}/web`,
  ssr: true,
  // A shop has some fifty routes: their list is small, and asking the server for it at each link is not.
  routeDiscovery: { mode: 'initial' },
  // What the next major version does otherwise, named so that the build does not warn of it. Each is a change of its own: middleware
  // replaces the context that loaders are given, split route modules make more and smaller files than `sharedFiles` is measured for,
  // the other three change how requests and the bundler's environments reach us.
  future: {
    v8_middleware: false,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: false,
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config;
