import { expect, test } from 'vitest';
import { cleanName, isOneLineName, PERSON_NAME_MAX } from './person-name.ts';

test.each(['Nora', ' Anne-Marie ', 'O’Neill', 'Nguyễn Thị', 'ميرا', '👩‍🚀'])('%s is a name of one line', (name) => {
  expect(isOneLineName(name)).toBe(true);
});

test.each(['Nora\nNew', 'Nora\r\nBcc: all', 'No\tra', 'No\u001b[31mra', 'No\u0085ra', 'No\u2028ra', 'No\u2029ra'])(
  '%j is none',
  (name) => {
    expect(isOneLineName(name)).toBe(false);
  },
);

test('what others tell is made into one line that is not too long', () => {
  expect(cleanName(' Nora\r\n\u001bAnn ')).toBe('Nora Ann');
  expect(cleanName('\u0007')).toBe('');
  expect(cleanName('x'.repeat(200))).toHaveLength(PERSON_NAME_MAX);
});
