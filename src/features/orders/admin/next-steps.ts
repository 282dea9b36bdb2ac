import type { OrderState } from '../orders.contract.ts';
import { stepsFrom } from '../orders.rules.ts';

/** A step to which the staff moves orders. */
export type StaffStep = 'packaging' | 'ready' | 'on-the-way' | 'at-station' | 'delivered';
const steps: readonly StaffStep[] = ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'];

/** Returns the steps to which some of the orders can be moved, with their number, in order. */
export function nextSteps(states: readonly OrderState[]): { readonly to: StaffStep; readonly count: number }[] {
  return steps
    .map((to) => ({ to, count: states.filter((state) => stepsFrom(state).includes(to)).length }))
    .filter(({ count }) => count > 0);
}
