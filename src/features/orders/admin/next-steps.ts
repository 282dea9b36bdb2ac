import type { OrderState } from '../orders.contract.ts';
import { stepsFrom } from '../orders.rules.ts';

/** A step that the staff leads orders to. */
export type StaffStep = 'packaging' | 'ready' | 'on-the-way' | 'at-station' | 'delivered';
const steps: readonly StaffStep[] = ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'];

/** The steps that some of the orders can be led to, and how many of them, in the order of the way. */
export function nextSteps(states: readonly OrderState[]): { readonly to: StaffStep; readonly count: number }[] {
  return steps
    .map((to) => ({ to, count: states.filter((state) => stepsFrom(state).includes(to)).length }))
    .filter(({ count }) => count > 0);
}
