import { sql } from 'kysely';
import type { Database, Engine } from '../database.ts';

/** Accounts, sessions, categories, templates with bodies and versions, images, seed steps. */
export async function start({ kysely, engine }: Database): Promise<void> {
  const statements = [...tables(engine), ...INDEXES, ...(engine === 'sqlite' ? SQLITE_SEARCH : POSTGRES_SEARCH)];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}

function tables(engine: Engine): string[] {
  const isSqlite = engine === 'sqlite';
  // The C collation makes PostgreSQL compare by bytes, as SQLite does.
  const text = isSqlite ? 'text' : 'text collate "C"';
  const integer = isSqlite ? 'integer' : 'bigint';
  const blob = isSqlite ? 'blob' : 'bytea';
  const end = isSqlite ? 'strict' : '';
  const seq = isSqlite ? 'seq integer primary key, id text not null unique' : `id ${text} primary key`;
  return [
    `create table plans (number ${integer} primary key, name ${text} not null, features ${text} not null) ${end}`,
    `create table users (
      id ${text} primary key, email ${text} not null, email_key ${text} not null unique,
      first_name ${text} not null, last_name ${text} not null, role ${text} not null, image ${text},
      password_hash ${text}, plan_number ${integer} not null references plans (number),
      is_demo ${integer} not null, created_at ${integer} not null) ${end}`,
    `create table user_settings (
      user_id ${text} primary key references users (id) on delete cascade,
      dnd_mode ${text} not null, theme ${text} not null, locale ${text} not null) ${end}`,
    `create table sessions (
      id_hash ${text} primary key, token_hash ${text} not null unique, page_hash ${text} not null unique,
      user_id ${text} not null references users (id) on delete cascade,
      created_at ${integer} not null, used_at ${integer} not null) ${end}`,
    `create table login_attempts (
      id ${text} primary key, account_key ${text} not null, address ${text} not null, at ${integer} not null) ${end}`,
    `create table categories (
      id ${text} primary key, name ${text} not null, name_key ${text} not null, "group" ${text} not null,
      hidden ${integer} not null, type ${text} not null, created_at ${integer} not null,
      position ${integer} not null) ${end}`,
    `create table templates (
      ${seq}, owner_id ${text} not null references users (id), is_system ${integer} not null,
      type ${text} not null, status ${text} not null, name ${text} not null, description ${text} not null,
      tags ${text} not null, preheader ${text} not null, name_key ${text} not null, description_key ${text} not null,
      tags_key ${text} not null, name_sort ${text} not null, size ${integer} not null, revision ${integer} not null,
      thumbnail_revision ${integer} not null, is_shared ${integer} not null,
      locked_by ${text} references users (id), lock_number ${integer} not null, lock_expires_at ${integer} not null,
      body_hash ${text}, versioned_at ${integer} not null, created_at ${integer} not null,
      modified_at ${integer} not null, modified_by ${text} not null references users (id)) ${end}`,
    `create table template_categories (
      template_id ${text} not null references templates (id) on delete cascade,
      category_id ${text} not null references categories (id) on delete cascade,
      primary key (template_id, category_id)) ${end}`,
    `create table collaborators (
      template_id ${text} not null references templates (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      added_at ${integer} not null, primary key (template_id, user_id)) ${end}`,
    `create table favourites (
      user_id ${text} not null references users (id) on delete cascade,
      template_id ${text} not null references templates (id) on delete cascade,
      created_at ${integer} not null, primary key (user_id, template_id)) ${end}`,
    `create table bodies (
      template_id ${text} not null references templates (id) on delete cascade,
      hash ${text} not null, content ${blob} not null, primary key (template_id, hash)) ${end}`,
    `create table body_assets (
      template_id ${text} not null, hash ${text} not null, owner_id ${text} not null, name ${text} not null,
      primary key (template_id, hash, owner_id, name),
      foreign key (template_id, hash) references bodies (template_id, hash) on delete cascade) ${end}`,
    `create table versions (
      template_id ${text} not null, version_at ${integer} not null, user_id ${text} not null,
      hash ${text} not null, size ${integer} not null, primary key (template_id, version_at),
      foreign key (template_id, hash) references bodies (template_id, hash) on delete cascade) ${end}`,
    `create table assets (
      owner_id ${text} not null, name ${text} not null, original_name ${text} not null, content_type ${text} not null,
      width ${integer} not null, height ${integer} not null, size ${integer} not null, in_library ${integer} not null,
      created_at ${integer} not null, primary key (owner_id, name)) ${end}`,
    `create table template_assets (
      template_id ${text} not null references templates (id) on delete cascade,
      owner_id ${text} not null, name ${text} not null, added_at ${integer} not null,
      primary key (template_id, owner_id, name),
      foreign key (owner_id, name) references assets (owner_id, name) on delete cascade) ${end}`,
    `create table seed_steps (name ${text} primary key, done_at ${integer} not null) ${end}`,
  ];
}

const INDEXES = [
  'create index sessions_of_user on sessions (user_id)',
  'create index sessions_by_use on sessions (used_at)',
  'create index login_attempts_by_time on login_attempts (at)',
  'create index login_attempts_of_address on login_attempts (address, at)',
  // Each serves one sort key: the page is read in order, the count and the sidebar counts from the index alone.
  `create index templates_by_modified on templates (owner_id, status, type, modified_at, id) where is_system = 0`,
  `create index templates_by_created on templates (owner_id, status, type, created_at, id) where is_system = 0`,
  `create index templates_by_name on templates (owner_id, status, type, name_sort, id) where is_system = 0`,
  'create index shared_templates on templates (owner_id) where is_shared = 1',
  `create index system_templates on templates (status, type, modified_at, id) where is_system = 1`,
  'create index templates_of_category on template_categories (category_id, template_id)',
  'create index templates_of_collaborator on collaborators (user_id, template_id)',
  'create index favourites_of_template on favourites (template_id)',
  'create index bodies_with_asset on body_assets (owner_id, name)',
  'create index templates_with_asset on template_assets (owner_id, name)',
  'create index versions_with_body on versions (template_id, hash)',
];

const SQLITE_SEARCH = [
  `create virtual table template_search using fts5 (
    name_key, tags_key, description_key, content = 'templates', content_rowid = 'seq', tokenize = 'trigram')`,
  `create trigger template_search_insert after insert on templates begin
    insert into template_search (rowid, name_key, tags_key, description_key)
    values (new.seq, new.name_key, new.tags_key, new.description_key); end`,
  `create trigger template_search_delete after delete on templates begin
    insert into template_search (template_search, rowid, name_key, tags_key, description_key)
    values ('delete', old.seq, old.name_key, old.tags_key, old.description_key); end`,
  `create trigger template_search_update after update of name_key, tags_key, description_key on templates begin
    insert into template_search (template_search, rowid, name_key, tags_key, description_key)
    values ('delete', old.seq, old.name_key, old.tags_key, old.description_key);
    insert into template_search (rowid, name_key, tags_key, description_key)
    values (new.seq, new.name_key, new.tags_key, new.description_key); end`,
];

const POSTGRES_SEARCH = [
  'create extension if not exists pg_trgm',
  `create index template_search on templates
    using gin (name_key gin_trgm_ops, tags_key gin_trgm_ops, description_key gin_trgm_ops)`,
  // Bodies are compressed already.
  'alter table bodies alter column content set storage external',
];
