export interface Found {
  passed: number;
  skipped: number;
  failed: string[];
  flaky: string[];
}

export function readVitestReport(report: object, root: string): Found;
export function readPlaywrightReport(report: object): Found;
