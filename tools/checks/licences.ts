import satisfies from 'spdx-satisfies';
import type { Check } from './check.ts';
import { readRepositoryFile } from './repository-files.ts';

/** Licenses allowed for packages that users get, as SPDX names: none that extends to the product's own code. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
];

/** Packages under something else, by the beginning of their name, with why they may be used all the same. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-': 'libvips, LGPL-3.0-or-later, is a library of its own that sharp loads and anybody can replace',
  'dejavu-fonts-ttf':
    'the Bitstream Vera licence, which is free, allows embedding, and has no SPDX name in the package',
  'heic-to': 'libheif, LGPL-3.0, is a file of its own that the browser fetches when a HEIC picture is chosen',
  slick: 'MIT, written as an address',
};

export interface LicensedPackage {
  /** Name in the registry, without the folders around it. */
  readonly name: string;
  /** An SPDX expression; packages of other systems that npm never installed have none. */
  readonly license?: string;
}

function isAllowed(license: string): boolean {
  try {
    return satisfies(license, ALLOWED);
  } catch {
    return false;
  }
}

/** A line for each package that may not be shipped, and for each exception that no package needs any more. */
export function licenceProblems(packages: readonly LicensedPackage[]): readonly string[] {
  const others = packages.filter(({ license }) => license === undefined || !isAllowed(license));
  const excepted = (name: string) => Object.keys(EXCEPTIONS).find((start) => name.startsWith(start));
  const used = new Set(others.map(({ name }) => excepted(name)));
  return [
    ...others
      .filter(({ name }) => excepted(name) === undefined)
      .map(({ name, license }) => `${name} is under ${license ?? 'no licence'}, which is not among those allowed`),
    ...Object.keys(EXCEPTIONS)
      .filter((start) => !used.has(start))
      .map((start) => `licences.ts makes an exception for ${start}, which nothing needs`),
  ];
}

/** Licences of everything that is installed where the product runs or is sent to browsers; of build tools, none is asked. */
export const licences: Check = {
  name: 'licences',
  async run() {
    const lock = JSON.parse(readRepositoryFile('package-lock.json')) as {
      packages: Record<string, { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }>;
    };
    const shipped = Object.entries(lock.packages)
      .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
      .map(([path, { license }]) => ({
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        ...(license === undefined ? {} : { license }),
      }));
    return { problems: licenceProblems(shipped), summary: `${shipped.length} packages` };
  },
};
