// `npm run figures`: prints the code in figures: files and their sizes, where imports lead, docstrings, commit subjects.
import { bootstrap } from './runtime/bootstrap.mjs';

await bootstrap('tools/figures.mjs');
const { codeFigures } = await import('./checks/figures.ts');

const figures = await codeFigures();
const width = Math.max(...figures.map(([name]) => name.length));
for (const [name, value] of figures) console.log(`${name.padEnd(width)}  ${value}`);
