import { expect, it } from 'vitest';
import { bareConstants } from './constant-names.ts';

it('a module constant of one bare word is named with its line', () => {
  const code =
    "import 'a';\nconst MOST = 3;\nexport const PATIENCE = { dns: 1 };\nconst LONGEST_NAME = 3;\nconst MAX_NAME_LENGTH = 255;\n";
  expect(bareConstants('a.ts', code)).toEqual([
    'a.ts:2: MOST does not say what it bounds',
    'a.ts:3: PATIENCE does not say what it bounds',
    'a.ts:4: LONGEST_NAME does not say what it bounds',
  ]);
});

it('a name that says it, and a constant of a function, are not', () => {
  expect(bareConstants('a.ts', 'const MAX_MAILS = 3;\nfunction f() {\n  const MOST = 3;\n}\n')).toEqual([]);
});
