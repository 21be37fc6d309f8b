import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_VERSION_LABEL } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { greeting } from './greeting.ts';

const ADMIN = { ADMIN_EMAIL: 'olga@company.example', ADMIN_PASSWORD: 'a-secret-of-olga' };
const PUBLIC = { PUBLIC_URL: 'https://mail.example', TRUST_PROXY: '1' };

test('a start prints the version that npm, the changelog and the pages show', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const text = greeting(readConfig({}), { administrator: 'none', hasDemoAccounts: true });
  expect(text).toContain(`Mailwright ${PRODUCT_VERSION_LABEL} is ready: `);
  expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version).toBe(PRODUCT_VERSION_LABEL);
  const newest = /^## (\S+)/m.exec(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'))?.[1];
  expect(newest).toBe(PRODUCT_VERSION_LABEL);
});

test('a start says loudly that demo accounts exist, and how to sign in', () => {
  const text = greeting(readConfig({}), { administrator: 'none', hasDemoAccounts: true });
  expect(text).toContain(' is ready: http://localhost:3000\n');
  expect(text).toContain('DEMO ACCOUNTS are enabled. Their passwords are public');
  expect(text).toContain('    admin@acme.example  admin-demo  admin\n');
  expect(text).not.toContain('administrator yet');
});

test('a start where demo accounts may not exist says that those of an earlier one are refused', () => {
  const text = greeting(readConfig(PUBLIC), { administrator: 'present', hasDemoAccounts: true });
  expect(text).toContain('This database contains DEMO ACCOUNTS from an earlier start. They are disabled');
  expect(text).not.toContain('admin-demo');
  expect(text).toContain('is ready: https://mail.example (listening on 127.0.0.1:3000)\n');
});

test('a first start names the administrator it made, without the password', () => {
  const config = readConfig({ ...PUBLIC, ...ADMIN });
  const text = greeting(config, { administrator: 'added', hasDemoAccounts: false });
  expect(text).toContain('Added the administrator olga@company.example');
  expect(text).not.toContain(ADMIN.ADMIN_PASSWORD);
  expect(greeting(config, { administrator: 'present', hasDemoAccounts: false })).not.toContain('olga');
});

test('a start tells whom it cannot make an administrator, and that there is none', () => {
  const taken = greeting(readConfig({ ...PUBLIC, ...ADMIN }), { administrator: 'taken', hasDemoAccounts: false });
  expect(taken).toContain('ADMIN_EMAIL: the account olga@company.example already exists');
  const none = greeting(readConfig(PUBLIC), { administrator: 'none', hasDemoAccounts: false });
  // Beside a server: to add somebody wants an embedded database for itself.
  expect(none).toContain(
    'There is no administrator yet: start once with ADMIN_EMAIL and ADMIN_PASSWORD, or run `npm run user -- invite --email … --role admin`',
  );
});
