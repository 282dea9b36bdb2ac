import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { modelPage } from './model-page.ts';

// `npm run model`: writes docs/model.md, which a test compares with the database.

const root = path.resolve(import.meta.dirname, '../..');
const page = await modelPage(root);
writeFileSync(path.join(root, 'docs/model.md'), page);
console.log(page.split('\n')[2]);
