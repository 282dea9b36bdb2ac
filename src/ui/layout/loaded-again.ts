/** Whether this document is one that the tab had before: reloaded, or come back to. By a link one begins anew. */
export function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
