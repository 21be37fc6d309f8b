import { expect, test } from 'vitest';
import { licenceProblems } from './licences.ts';

const EXCEPTED = [
  { name: '@img/sharp-libvips-linux-x64', license: 'LGPL-3.0-or-later' },
  { name: 'dejavu-fonts-ttf', license: 'SEE LICENSE IN README.md AND LICENSE' },
  { name: 'heic-to', license: 'LGPL-3.0' },
  { name: 'slick', license: 'MIT (http://mootools.net/license.txt)' },
];

test('a package under a licence that reaches over, or under none, is named', () => {
  const packages = [
    ...EXCEPTED,
    { name: 'free', license: '(MIT OR GPL-3.0)' },
    { name: 'reaching', license: 'AGPL-3.0-only' },
    { name: 'both', license: 'MIT AND GPL-2.0-only' },
    { name: 'bare' },
  ];
  expect(licenceProblems(packages)).toEqual([
    'reaching is under AGPL-3.0-only, which is not among those allowed',
    'both is under MIT AND GPL-2.0-only, which is not among those allowed',
    'bare is under no licence, which is not among those allowed',
  ]);
});

test('an exception that nothing needs is named', () => {
  expect(licenceProblems(EXCEPTED.slice(1))).toEqual([
    'licences.ts makes an exception for @img/sharp-, which nothing needs',
  ]);
});
