import { expect, test } from 'vitest';
import { firstSentence } from './install-browser.mjs';

test('the reason a browser does not start is the one line that tells it', () => {
  const message = [
    'browserType.launch: ',
    '╔══════════════════════════════════════════════════════╗',
    '║ Host system is missing dependencies to run browsers. ║',
    '║ Please install them with the following command:      ║',
    '╚══════════════════════════════════════════════════════╝',
  ].join('\n');
  expect(firstSentence(new Error(message))).toBe('Host system is missing dependencies to run browsers.');
  expect(firstSentence(new Error("browserType.launch: Executable doesn't exist at /x\nCall log:"))).toBe(
    "Executable doesn't exist at /x",
  );
  expect(firstSentence('')).toBe('it does not start');
});
