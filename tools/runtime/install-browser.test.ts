import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { firstSentence, ownFirefox, ownWebKit } from './install-browser.mjs';

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

test("the machine's own Firefox is found on its path", () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-path-'));
  try {
    expect(ownFirefox(folder)).toBeNull();
    const file = join(folder, 'firefox-esr');
    writeFileSync(file, '');
    expect(ownFirefox(['/nowhere', folder].join(delimiter))).toMatchObject({
      channel: 'moz-firefox',
      executablePath: file,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the machine's own WebKit is found with its driver, and only with a screen to draw on", () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-path-'));
  try {
    const driver = join(folder, 'WebKitWebDriver');
    writeFileSync(driver, '');
    expect(ownWebKit(folder)).toBeNull();
    writeFileSync(join(folder, 'xvfb-run'), '');
    expect(ownWebKit(folder)).toBe(driver);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
