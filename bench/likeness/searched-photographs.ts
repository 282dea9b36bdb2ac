import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pixelsOf } from '#features/media/server/reencode.ts';
import {
  encodeFeatures,
  featuresOfSearched,
  featuresOfStored,
  featuresSide,
} from '#features/image-search/image-features.rules.ts';
import { seeded } from '../relevance/writing-ways.ts';
import { alterations } from './alterations.ts';

const folder = path.resolve('demo/photos/images');
/** Every n-th photograph is altered; all are in the searched set. */
const step = 4;
/** The side in pixels to which a browser shrinks an image before sending it. */
const sentSide = 512;

/** A photograph stored by the shop. */
export interface StoredPhotograph {
  readonly name: string;
  readonly features: ReturnType<typeof featuresOfStored>;
}

/** A search for a photograph by an altered copy, encoded as in a search URL. */
export interface PhotographSearch {
  readonly name: string;
  readonly alteration: string;
  readonly half: 'tuned' | 'held';
  readonly address: string;
}

const names = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .sort();
const read = (name: string) => readFileSync(path.join(folder, name));
const pixels = (content: Buffer) => pixelsOf(sharp(content), featuresSide);

/** Returns all photographs of the demo with the features that a shop stores. */
export async function storedPhotographs(): Promise<StoredPhotograph[]> {
  const photographs: StoredPhotograph[] = [];
  for (const name of names()) photographs.push({ name, features: featuresOfStored(await pixels(read(name))) });
  return photographs;
}

/** Returns photographs altered in every way; those of one item are all in the same half. */
export async function photographSearches(): Promise<PhotographSearch[]> {
  const searches: PhotographSearch[] = [];
  for (const [index, name] of names().entries()) {
    if (index % step !== 0) continue;
    const chance = seeded(index + 1);
    for (const { name: alteration, alter } of alterations) {
      const altered = await alter(read(name), chance);
      if (altered === null) continue;
      const sent = await sharp(altered)
        .resize({ width: sentSide, height: sentSide, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 85 })
        .toBuffer();
      searches.push({
        name,
        alteration,
        half: halfOf(name),
        address: encodeFeatures(featuresOfSearched(await pixels(sent))),
      });
    }
  }
  return searches;
}

function halfOf(name: string): 'tuned' | 'held' {
  const item = name.replace(/-\d+\.webp$/, '');
  const sum = Array.from(item, (letter, index) => letter.charCodeAt(0) * (index + 1)).reduce((a, b) => a + b, 0);
  return sum % 2 === 0 ? 'tuned' : 'held';
}
