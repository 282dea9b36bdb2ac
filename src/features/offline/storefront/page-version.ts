/** Returns the build of the open page, from the router's manifest. */
export function pageVersion(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;
}
