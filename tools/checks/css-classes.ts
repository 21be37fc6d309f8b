import { posix } from 'node:path';
import type { Check } from './check.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** The classes that a component takes from its stylesheet and that are not in it. */
export function unknownClasses(component: string, read: (path: string) => string): string[] {
  return [...component.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const styles = read(path);
    const used = [...component.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return [...new Set(used)].filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(styles));
  });
}

/** A class that its stylesheet does not have draws nothing and fails nowhere: neither types nor tests see it. */
export const cssClasses: Check = {
  name: 'css classes',
  async run() {
    const files = repositoryFiles().filter((name) => /^apps\/web\/src\/.*\.tsx$/.test(name));
    const problems = files.flatMap((file) =>
      unknownClasses(readRepositoryFile(file), (path) => readRepositoryFile(posix.join(posix.dirname(file), path))).map(
        (name) => `${file}: its stylesheet has no .${name}`,
      ),
    );
    return { problems, summary: `${files.length} components` };
  },
};
