import { buyingOnlineWithAnEasyMind } from './buying-online-with-an-easy-mind.ts';
import { coloursOfThisAutumn } from './colours-of-this-autumn.ts';
import type { DemoPost } from './demo-post.ts';
import { headphonesForTheMetro } from './headphones-for-the-metro.ts';
import { teaSetCare } from './tea-set-care.ts';
import { threeWaysOfShipping } from './three-ways-of-shipping.ts';
import { whatGet20GivesYou } from './what-get20-gives-you.ts';

/** The six posts of the demo shop, one per category, newest first. */
export const demoPosts: readonly DemoPost[] = [
  headphonesForTheMetro,
  buyingOnlineWithAnEasyMind,
  teaSetCare,
  whatGet20GivesYou,
  coloursOfThisAutumn,
  threeWaysOfShipping,
];
