import { expect, test } from 'vitest';
import { testTitles } from './test-titles.ts';

const SOURCE = `
// test('a title in a comment', () => {});
describe('a group', () => {
  it('a plain one', () => {});
  test("somebody’s \\"own\\" one", { tag: '@deep' }, async () => {
    await test.step('a step of it', () => call('no title'));
  });
  test.each([['x', 1]] as const)('%s makes %j', () => {});
  test(\`\${name}: as it came\`, () => {});
  deepTest('a long one', () => <p title="no title either" />);
});
`;

test('finds whole titles of tests, and neither groups nor comments nor other strings', () => {
  expect([...testTitles(SOURCE)]).toEqual([
    'a plain one',
    'somebody’s "own" one',
    'a step of it',
    '%s makes %j',
    '{…}: as it came',
    'a long one',
  ]);
});
