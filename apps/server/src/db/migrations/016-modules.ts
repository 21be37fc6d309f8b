import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Custom modules. The working copy of a module is a template of type `email_cb`, so that it is edited, saved and drawn
 * like one; its versions, where it is linked, and the work of bringing a version to templates have tables of their own.
 */
export async function modules({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const template = `${text} not null references templates (id) on delete cascade`;
  const statements = [
    `create table modules (
      template_id ${text} primary key references templates (id) on delete cascade,
      kind ${text} not null, version ${integer} not null, published_revision ${integer} not null,
      width ${integer} not null, words ${text} not null, source_template_id ${text}) ${end}`,
    `create table module_versions (
      module_id ${template}, version ${integer} not null, user_id ${text} not null, created_at ${integer} not null,
      hash ${text} not null, primary key (module_id, version),
      foreign key (module_id, hash) references bodies (template_id, hash)) ${end}`,
    // The module may be gone and its instances still be linked to it, so it is no reference.
    `create table module_uses (
      template_id ${template}, module_id ${text} not null, version ${integer} not null, instances ${integer} not null,
      primary key (template_id, module_id)) ${end}`,
    'create index uses_of_module on module_uses (module_id, template_id)',
    `create table module_updates (
      id ${text} primary key, module_id ${text} not null, name ${text} not null, version ${integer} not null,
      user_id ${text} not null references users (id) on delete cascade, state ${text} not null,
      takes_back ${text}, started_at ${integer} not null, ended_at ${integer}) ${end}`,
    'create index updates_of_person on module_updates (user_id, started_at)',
    `create table module_update_templates (
      update_id ${text} not null references module_updates (id) on delete cascade,
      template_id ${text} not null, position ${integer} not null, state ${text} not null, code ${text},
      lease ${integer} not null, tries ${integer} not null, revision_after ${integer}, version_before ${integer},
      primary key (update_id, template_id)) ${end}`,
    `create index updates_due on module_update_templates (lease, update_id, position) where state = 'waiting'`,
    `create table open_editors (
      template_id ${template}, editor ${text} not null, user_id ${text} not null, until ${integer} not null,
      primary key (template_id, editor)) ${end}`,
    'create index open_editors_by_end on open_editors (until)',
    `alter table categories add column owner_id ${text} references users (id) on delete cascade`,
    `create index modules_by_owner on templates (owner_id, modified_at) where type = 'email_cb'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
