import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { featuresOfStored, featuresSide, type StoredFeatures } from '#features/image-search/image-features.rules.ts';
import { loadSharp } from '#features/media/server/image-reader.ts';
import { pixelsOf } from '#features/media/server/reencode.ts';
import { readDemoPhoto } from './demo-photos.ts';

const file = path.resolve('demo/photos/features.json');
const bytesOfWord = 3;

/** Reads the visual features of each product's first photograph, by name, as stored by tools/photo-features.ts. */
export async function readPhotoFeatures(): Promise<ReadonlyMap<string, StoredFeatures>> {
  const stored = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>;
  return new Map(Object.entries(stored).map(([name, text]) => [name, decoded(text)]));
}

/** Computes the visual features of a photograph anew. */
export async function seenFeatures(name: string): Promise<StoredFeatures> {
  const sharp = await loadSharp();
  return featuresOfStored(await pixelsOf(sharp(await readDemoPhoto(name)), featuresSide));
}

export async function writePhotoFeatures(features: ReadonlyMap<string, StoredFeatures>): Promise<void> {
  const names = [...features.keys()].sort();
  const stored = Object.fromEntries(names.flatMap((name) => [[name, encoded(features.get(name))]]));
  await writeFile(file, `${JSON.stringify(stored, null, 2)}\n`);
}

/** Encodes the hash in hexadecimal and the words as three bytes each in base64. */
function encoded({ hash, words }: StoredFeatures = { hash: '', words: [] }): string {
  const bytes = Buffer.alloc(words.length * bytesOfWord);
  words.forEach((word, index) => bytes.writeUIntBE(word, index * bytesOfWord, bytesOfWord));
  const figures = hash.match(/.{4}/g) ?? [];
  return `${figures.map((bits) => Number.parseInt(bits, 2).toString(16)).join('')} ${bytes.toString('base64')}`;
}

function decoded(text: string): StoredFeatures {
  const [figures = '', words = ''] = text.split(' ');
  const bytes = Buffer.from(words, 'base64');
  return {
    hash: [...figures].map((figure) => Number.parseInt(figure, 16).toString(2).padStart(4, '0')).join(''),
    words: Array.from({ length: bytes.length / bytesOfWord }, (_, index) =>
      bytes.readUIntBE(index * bytesOfWord, bytesOfWord),
    ),
  };
}
