import { needed } from '../steps/run-steps.mjs';
import { build, journeysOf } from '../steps/steps.mjs';

/** When a page loads, settles or responds late, presses arrive in a different order than on a fast machine. */
export const drill = {
  what: 'the journeys in a browser that runs its pages four times slower',
  rounds: 1,
  steps: [
    ['build', needed(build)],
    ['', journeysOf([], { BROWSER_SLOWDOWN: '4' })],
  ],
};
