export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  names?: string[];
  stop?: boolean;
  reason?: string | undefined;
}

export type Run = (script: string, args?: string[], env?: Record<string, string>) => Promise<number>;
export type Step = [title: string, step: (run: Run) => Promise<Outcome>];

export function runSteps(steps: (Step | Step[])[]): Promise<void>;
export function needed(step: (run: Run) => Promise<unknown>): (run: Run) => Promise<Outcome>;
export function ahead(step: (run: Run) => Promise<unknown>): (run: Run) => Promise<Outcome>;
