import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/db/database.ts';
import { foldText, sortText } from '../../apps/server/src/db/fold-text.ts';

export const OWNERS = 50;
export const PER_OWNER = 2000;
const ROWS_PER_STATEMENT = 500;

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter', 'Holiday', 'Weekly', 'Monthly', 'Members'];
const KINDS = ['newsletter', 'sale', 'welcome', 'reminder', 'survey', 'invitation', 'receipt', 'update', 'digest'];
const STATUSES = ['draft', 'published', 'published', 'deleted'] as const;

export const ownerId = (index: number) => `owner-${index}-0123456789`;

/** 100,000 templates of 50 owners, mixed as they would come in: the rows of one owner do not lie side by side. */
export async function fill(database: Database): Promise<void> {
  const { kysely } = database;
  await kysely.insertInto('plans').values({ number: 0, name: 'Free', features: '{}' }).execute();
  const owners = Array.from({ length: OWNERS }, (_, index) => ({
    id: ownerId(index),
    email: `owner${index}@acme.example`,
    email_key: `owner${index}@acme.example`,
    first_name: 'Owner',
    last_name: String(index),
    search_key: `owner ${index} owner${index}@acme.example`,
    role: 'user' as const,
    image: null,
    password_hash: null,
    plan_number: 0,
    is_demo: 0,
    created_at: 0,
  }));
  await kysely.insertInto('users').values(owners).execute();
  for (let start = 0; start < OWNERS * PER_OWNER; start += ROWS_PER_STATEMENT) {
    const rows = Array.from({ length: ROWS_PER_STATEMENT }, (_, index) => row(start + index));
    await kysely.insertInto('templates').values(rows).execute();
  }
  await sql`analyze`.execute(kysely);
}

function row(index: number) {
  const name = `${pick(SEASONS, index)} ${pick(KINDS, index * 7)} ${index}`;
  const time = 1_700_000_000_000 + ((index * 7919) % 100_000) * 1000;
  const tags = pick(KINDS, index * 3);
  return {
    id: `template-${String(index).padStart(12, '0')}`,
    owner_id: ownerId(index % OWNERS),
    is_system: 0,
    type: 'email' as const,
    status: pick(STATUSES, Math.floor(index / OWNERS)),
    name,
    description: '',
    tags,
    preheader: '',
    name_key: foldText(name),
    description_key: '',
    tags_key: tags,
    name_sort: sortText(name),
    size: 0,
    revision: 0,
    thumbnail_revision: 0,
    is_shared: 0,
    locked_by: null,
    lock_number: 0,
    lock_expires_at: 0,
    body_hash: null,
    versioned_at: 0,
    created_at: time,
    modified_at: time,
    modified_by: ownerId(index % OWNERS),
  };
}

function pick<T>(values: readonly T[], index: number): T {
  return values[index % values.length] as T;
}
