import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../runtime/root.mjs';
import type { Check } from './check.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

/** The parts of the configuration that the table of the README explains; what OpenTelemetry names stands in the handbook. */
const CONFIG = [
  'config.ts',
  'storage/storage-config.ts',
  'integrations/ai/ai-config.ts',
  'integrations/openid/openid-config.ts',
].map((file) => `apps/server/src/${file}`);
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** A path in backticks that begins at the root of the repository; placeholders and patterns are left out. */
const PATH = /`((?:apps|packages|docs|tools|bench|deploy|e2e)\/[\w./-]+)`/g;

/** Checks that everything the documents name exists: linked files, paths, and every variable of the configuration. */
export const documents: Check = {
  name: 'documents',
  async run() {
    const problems: string[] = [];
    const pages = repositoryFiles().filter((name) => name.endsWith('.md') && name !== 'docs/SPEC.md');
    for (const page of pages) {
      const text = readRepositoryFile(page);
      for (const [, target = ''] of text.matchAll(LINK)) {
        if (!existsSync(join(root, dirname(page), target))) problems.push(`${page}: ${target} does not exist`);
      }
      for (const [, path = ''] of text.matchAll(PATH)) {
        if (!existsSync(join(root, path))) problems.push(`${page}: ${path} does not exist`);
      }
    }
    const readme = readRepositoryFile('README.md');
    const configuration = CONFIG.map(readRepositoryFile).join('\n');
    for (const [, variable = ''] of configuration.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)) {
      if (!readme.includes(`\`${variable}\``)) problems.push(`README.md does not explain ${variable}`);
    }
    return { problems, summary: `${pages.length} pages` };
  },
};
