import type { Outbox } from '../../../integrations/mail/port.ts';
import type { BlobStore } from '../../../storage/blob-store.ts';
import { blobKey } from '../../assets/service.ts';
import { isoTime } from '../../templates/present.ts';
import type {
  ArchiveEntry,
  OwnStore,
  OwnTemplate,
  OwnVersion,
  PersonalDataRepository,
  PersonKey,
  Told,
} from './port.ts';
import { writeIndex } from './write-index.ts';

export interface ArchiveSources {
  readonly rows: PersonalDataRepository;
  readonly store: Pick<BlobStore, 'get'>;
  readonly kept: Pick<Outbox, 'ofPerson'>;
  readonly now: () => number;
}

/** Content of an archive. `without-drafts` leaves out what only the person may read; facts about it stay. */
export type ArchiveContent = 'all' | 'without-drafts';

/** Yields the files of an archive of a person's data, one after the other. */
export async function* archiveEntries(
  sources: ArchiveSources,
  person: PersonKey,
  content: ArchiveContent,
): AsyncIterable<ArchiveEntry> {
  const { rows, store, kept, now } = sources;
  const { id } = person;
  const account = await rows.account(id);
  const settings = await rows.settings(id);
  yield text('index.html', writeIndex({ account, content, language: settings.language, at: isoTime(now()) }));
  yield whole('account.json', account);
  yield whole('settings.json', settings);
  yield whole('sign-in.json', await rows.signIn(id));
  yield whole('sessions.json', await rows.sessions(id));
  for await (const template of rows.templates(id)) yield* templateEntries(rows, template, content);
  yield list('sharing.json', rows.sharing(id));
  yield list('contributions.json', rows.contributions(id));
  if (content === 'all') yield list('notes.json', rows.notes(id));
  yield list('favorites.json', rows.favorites(id));
  yield list('images.json', infosOf(rows.images(id)));
  for await (const { name } of rows.images(id)) {
    const picture = await store.get(blobKey(id, name));
    if (picture) yield { path: `images/${name}`, content: once(picture), isPacked: true };
  }
  yield whole('brand-kits.json', await rows.brandKits(id));
  yield list('categories.json', rows.categories(id));
  yield list('stores.json', storesOf(rows.stores(id), content));
  yield whole('sample-people.json', await rows.samplePeople(id));
  yield list('updates.json', rows.updates(id));
  yield list('invitations.json', rows.invitations(person));
  yield list('mails.json', mailsOf(kept, person, content));
  yield list('audit-log.json', rows.audit(person));
}

async function* templateEntries(
  rows: PersonalDataRepository,
  template: OwnTemplate,
  content: ArchiveContent,
): AsyncIterable<ArchiveEntry> {
  const { id, name, type, info, mailWords, bodyHash } = template;
  const isTold = content === 'all' || (type === 'email' && info.status === 'published');
  const folder = `${type === 'email' ? 'templates' : 'modules'}/${folderName(name)} (${id})`;
  yield whole(`${folder}/info.json`, isTold ? { ...info, ...mailWords } : info);
  if (bodyHash !== null && isTold) yield* bodyEntries(rows, folder, id, bodyHash);
  yield list(`${folder}/versions.json`, versionsOf(rows.versions(id), content));
  if (content !== 'all') return;
  for await (const { at, hash } of rows.versions(id)) {
    yield* bodyEntries(rows, `${folder}/versions/${isoTime(at).replaceAll(':', '-')}`, id, hash);
  }
}

async function* bodyEntries(rows: PersonalDataRepository, folder: string, id: string, hash: string) {
  const body = await rows.body(id, hash);
  if (!body) return;
  const { html, ...design } = body;
  yield text(`${folder}/mail.html`, html);
  yield whole(`${folder}/design.json`, design);
}

/**
 * Yields the mails that this server stored instead of sending: times, subjects and the person's own addresses, not the texts.
 */
async function* mailsOf(kept: ArchiveSources['kept'], person: PersonKey, content: ArchiveContent): AsyncIterable<Told> {
  const isOwn = (address: string) => address.toLowerCase() === person.email.toLowerCase();
  for await (const { at, from, to, subject } of kept.ofPerson(person)) {
    // Subjects of test mails are words of drafts.
    const words = content === 'all' && { subject };
    yield { at: isoTime(at), ...words, ...(isOwn(from) && { from }), to: to.filter(isOwn) };
  }
}

async function* versionsOf(versions: AsyncIterable<OwnVersion>, content: ArchiveContent): AsyncIterable<Told> {
  for await (const { info, subject } of versions) yield content === 'all' ? { ...info, subject } : info;
}

/** Yields the stores; addresses of feeds may contain a key in their path or query. */
async function* storesOf(stores: AsyncIterable<OwnStore>, content: ArchiveContent): AsyncIterable<Told> {
  for await (const { info, url } of stores) yield { ...info, url: content === 'all' ? url : hostOf(url) };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

async function* infosOf(rows: AsyncIterable<{ readonly info: Told }>): AsyncIterable<Told> {
  for await (const { info } of rows) yield info;
}

function text(path: string, content: string): ArchiveEntry {
  return { path, content: once(content) };
}

function whole(path: string, value: unknown): ArchiveEntry {
  return text(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns a file with a list, of which one row is held in memory at a time. */
function list(path: string, rows: AsyncIterable<Told>): ArchiveEntry {
  return { path, content: listed(rows) };
}

async function* listed(rows: AsyncIterable<Told>): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row, null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* once(content: string | Uint8Array): AsyncIterable<string | Uint8Array> {
  yield content;
}

/** Returns a name that every file system accepts, without a path. */
function folderName(name: string): string {
  const safe = name.replace(/[\p{Cc}/\\:*?"'<>|]/gu, '-').slice(0, 60);
  return safe.replace(/^[.\s]+|[.\s]+$/g, '') || 'template';
}
