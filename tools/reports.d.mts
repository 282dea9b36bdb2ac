export interface Failure {
  name: string;
  file: string;
}

export interface Found {
  passed: number;
  skipped: number;
  failures: Failure[];
}

export function readVitestReport(report: object, root: string): Found;
export function readPlaywrightReport(report: object): Found;
export function afterSecondRun(first: Found, second: Found): { found: Found; disturbed: Failure[] };
