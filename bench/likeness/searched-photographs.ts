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
/** Every so many photographs are altered; all are searched among. */
const step = 4;
/** What a browser shrinks an image to before it sends it. */
const sentSide = 512;

/** A photograph that the shop has. */
export interface StoredPhotograph {
  readonly name: string;
  readonly features: ReturnType<typeof featuresOfStored>;
}

/** A search for a photograph by an altered one, as it stands in the address of a search. */
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

/** All photographs of the demo, as a shop stores what they look like. */
export async function storedPhotographs(): Promise<StoredPhotograph[]> {
  const photographs: StoredPhotograph[] = [];
  for (const name of names()) photographs.push({ name, features: featuresOfStored(await pixels(read(name))) });
  return photographs;
}

/** Photographs altered in every way. Those of one item are all in one half. */
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
