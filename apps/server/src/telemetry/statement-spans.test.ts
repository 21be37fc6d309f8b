import { expect, test } from 'vitest';
import { nameStatement } from './statement-spans.ts';

test.each([
  ['select "id" from "users" where "id" = ?', 'SELECT', 'users'],
  [
    'select "u"."id", (select count(*) as "count" from "templates" as "t" where "t"."owner_id" = "u"."id") as "n" from "users" as "u"',
    'SELECT',
    'users',
  ],
  ['select exists (select from "passkeys") as "a" from "sessions" inner join "users" on true', 'SELECT', 'sessions'],
  ['select "name" is distinct from "other" as "a)" from "stores"', 'SELECT', 'stores'],
  ['select "n" from (select "n" from "blobs") as "inner"', 'SELECT', 'blobs'],
  [
    'with "old" as (select "id" from "versions") delete from "templates" where "id" in (select "id" from "old")',
    'DELETE',
    'templates',
  ],
  ['insert into "blobs" ("hash") select "hash" from "versions"', 'INSERT', 'blobs'],
  [`update "runs" set "why" = 'it (still' from "leases"`, 'UPDATE', 'runs'],
  ['delete from "audit_log" where "id" in (select "id" from "people")', 'DELETE', 'audit_log'],
  ['(select "id" from "tags")', 'SELECT', 'tags'],
  ['begin', 'BEGIN', undefined],
  ['select 1', 'SELECT', undefined],
])('names a statement by its own table: %s', (statement, operation, table) => {
  expect(nameStatement(statement)).toEqual({ operation, table });
});
