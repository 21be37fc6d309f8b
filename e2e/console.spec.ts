import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

/** Lines that are meant: of the canvas's frame, which runs no scripts, and of calls that answer 4xx by specification. */
const EXPECTED: readonly RegExp[] = [
  /^Blocked script execution in '[^']+' because the document's frame is sandboxed/,
  /^An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute can escape/,
  /^Failed to load resource: the server responded with a status of (400|401|404) /,
];

/** Collects what browsers say of the pages that are visited: by whichever page, frame or worker. */
function consoleOf(page: Page): readonly string[] {
  const lines: string[] = [];
  const note = (message: ConsoleMessage) => {
    const text = message.text();
    if (!EXPECTED.some((pattern) => pattern.test(text))) lines.push(`${message.type()} at ${page.url()}: ${text}`);
  };
  page.context().on('console', note);
  page.context().on('weberror', (error) => lines.push(`thrown at ${page.url()}: ${error.error().message}`));
  return lines;
}

test('no page says anything on the console but what it is meant to', async ({ page, signInAs, apiAs, server }) => {
  const lines = consoleOf(page);
  const visit = async (path: string) => {
    await page.goto(server.url + path);
    await page.waitForLoadState('networkidle');
  };
  for (const path of ['/login', '/not-found', '/nothing-here', '/forgot-password', '/new-password', '/invitation'])
    await visit(path);
  for (const path of ['/show/unknown', '/api/docs', '/licenses/packages.txt', '/api/v2/usertemplate'])
    await visit(path);

  await signInAs('anna');
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Quiet', mail(section(heading('Hello'))));
  for (const path of [
    '/',
    `/edit/${id}`,
    '/edit/unknown',
    '/settings',
    '/settings/account',
    '/settings/brand',
    '/settings/stores',
    '/settings/people',
    '/settings/mails',
    '/settings/audit',
  ])
    await visit(path);
  await api.request('POST', `/usertemplate/${id}/status/published`);
  await visit(`/show/${id}`);
  expect(lines).toEqual([]);
});
