/** The build that the open page is of, as the router knows it. */
export function pageVersion(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;
}
