/** How a browser is started: the one of a path, else Playwright's own; root needs it without its sandbox. */
export function launching(executablePath: string | null) {
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
