import { needed } from '../steps/run-steps.mjs';
import { build, journeysOf } from '../steps/steps.mjs';

export const drill = {
  what: 'All journeys, also those that show again in another language, by other keys or other ways to pay, and every page in every look',
  rounds: 1,
  steps: [
    ['build', needed(build)],
    ['', journeysOf([], { EVERY_LOOK: 'yes' })],
  ],
};
