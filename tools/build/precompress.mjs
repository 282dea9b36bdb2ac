import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(?:js|css|svg|json|txt)$/;
const leastBytes = 1_000;

/** Writes `.br` and `.gz` beside every text file of a folder that is large enough: once at build time instead of at each response. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => precompressFile(path.join(entry.parentPath, entry.name))));
}

async function precompressFile(file) {
  const text = await readFile(file);
  if (text.length < leastBytes) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: text.length };
  const [smallest, fallback] = await Promise.all([brotli(text, { params }), gzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, fallback)]);
}
