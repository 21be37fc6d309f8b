import { type Answer, call } from './client.ts';
import type { Editor } from './data-set.ts';
import type { ServerUnderLoad } from './server-under-load.ts';

/** Effect of one call on all others, milliseconds. */
export interface HeldCall {
  readonly name: string;
  /** Status, and the contract's code of a failure. */
  readonly kind: string;
  readonly took: number;
  /** The longest that the event loop was at one thing, whatever else the machine did meanwhile. */
  readonly held: number;
  /** The same in time of the processor, as on a machine that has nothing else to do. */
  readonly heldAlone: number;
  /** All that its thread spent of the processor. */
  readonly spent: number;
}

/** A content as it comes, as a mail and as a module, and the same with another word in it. */
export interface LargeContent {
  readonly name: string;
  readonly mail: object;
  readonly changedMail: object;
  readonly module: object;
  readonly changedModule: object;
}

type Ask = (method: string, path: string, sent?: object) => Promise<Answer>;
type Measure = (name: string, ...asked: Parameters<Ask>) => Promise<Answer>;

/** Milliseconds between two looks at the event loop: of each hold so much may be no hold at all. */
const RESOLUTION = 10;

const TEMPLATES = '/api/v2/usertemplate';
const MODULES = '/api/v2/customblocks';
const INFO = { name: 'Large', tags: '', description: '' };

/** Makes the calls that read, change or draw mails and modules, with contents as large as may be, and watches the event loop. */
export async function measureHolds(
  server: ServerUnderLoad,
  editor: Editor,
  { name, ...content }: LargeContent,
): Promise<HeldCall[]> {
  const measured: HeldCall[] = [];
  const ask: Ask = (method, path, sent) =>
    call(server.origin, editor, method, path, sent && { json: JSON.stringify(sent) });
  const measure: Measure = async (what, ...asked) => {
    const before = await server.report({ collect: true });
    const answer = await ask(...asked);
    const after = await server.report();
    const spent = (after.threads?.main ?? Number.NaN) - (before.threads?.main ?? Number.NaN);
    const held = Math.max(0, after.lagMax - RESOLUTION);
    const { kind, milliseconds: took } = answer;
    measured.push({ name: `${name}: ${what}`, kind, took, held, heldAlone: after.spentAtOnce, spent });
    return answer;
  };
  await measureMail(measure, ask, content);
  await measureModule(measure, content);
  return measured;
}

async function measureMail(
  measure: Measure,
  ask: Ask,
  { mail, changedMail }: Pick<LargeContent, 'mail' | 'changedMail'>,
): Promise<void> {
  const { templateId } = JSON.parse((await ask('POST', `${TEMPLATES}/type/email`, INFO)).body);
  const at = `${TEMPLATES}/${templateId}`;
  const exported = `${TEMPLATES}/export/${templateId}`;
  await measure('a mail is saved', 'PATCH', at, { ...INFO, ...mail });
  await measure('a mail is saved again', 'PATCH', at, { ...INFO, ...changedMail });
  await measure('a mail is named', 'PATCH', at, { name: 'Another name' });
  await measure('a mail is opened', 'GET', at);
  await measure('a mail is opened for a sending system', 'GET', `${at}?profile=brevo`);
  const [version] = JSON.parse((await ask('GET', `${at}/versions`)).body);
  await measure('an old version is opened', 'GET', `${at}/version/${version.versionDate}`);
  await measure('a mail is copied', 'POST', `${at}/clone`);
  await measure('a mail is begun with it', 'POST', `${TEMPLATES}/type/email`, { ...INFO, id: templateId });
  const { revision } = JSON.parse((await ask('GET', `${at}/info`)).body);
  const commands = [{ type: 'updateSettings', settings: { width: 620 } }];
  await measure('a mail is edited by a command', 'POST', `${at}/commands`, { revision, commands });
  await measure('a mail is downloaded as HTML', 'GET', `${exported}/html`);
  await measure('a mail is downloaded as text', 'GET', `${exported}/text`);
  await measure('a mail is downloaded as it is sent', 'GET', `${exported}/mail?profile=brevo`);
  const { url } = JSON.parse((await ask('GET', `${at}/view`)).body);
  const page = new URL(url);
  await measure('a mail is looked at', 'GET', page.pathname + page.search);
  const from = 'p@acme.example';
  await measure('a test mail is sent', 'POST', `${TEMPLATES}/sendtestmail/${templateId}`, { from, to: [from] });
  await measure('a mail is published', 'PUT', `${at}/status/published`);
}

async function measureModule(
  measure: Measure,
  { module, changedModule }: Pick<LargeContent, 'module' | 'changedModule'>,
): Promise<void> {
  const made = await measure('a module is made', 'POST', MODULES, { name: 'Large', ...module });
  if (!made.ok) return;
  const { id, revision } = JSON.parse(made.body);
  const at = `${MODULES}/${id}`;
  await measure('a module is changed', 'PUT', at, changedModule);
  await measure('a module is named', 'PUT', at, { name: 'Another name' });
  await measure('a module is opened', 'GET', at);
  await measure('modules are listed', 'GET', MODULES);
  await measure('a version of a module is opened', 'GET', `${at}/versions/1`);
  const { components } = JSON.parse((await measure('a working copy is opened', 'GET', `${TEMPLATES}/${id}`)).body);
  await measure('a working copy is saved', 'PATCH', `${TEMPLATES}/${id}`, {
    ...INFO,
    components,
    customStyles: '.a{color:red}',
  });
  await measure('a working copy is published', 'POST', `${at}/versions`, { revision: revision + 3 });
  await measure('a module is copied', 'POST', `${at}/clone`);
  const modules = { ids: [id], as: 'copy' };
  await measure('a mail is made of a module', 'POST', `${TEMPLATES}/type/email`, { ...INFO, modules });
}
