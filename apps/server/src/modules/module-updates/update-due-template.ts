import { setImmediate } from 'node:timers/promises';
import { type Actor, moduleReplacement } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { TurnWatch } from '../../metrics/work-metrics.ts';
import type { CopyTask } from '../custom-modules/module-tasks.ts';
import { nestingGuard } from '../custom-modules/nesting.ts';
import type { ModuleRepository } from '../custom-modules/port.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import { factsOf } from '../templates/policy.ts';
import type { Guard, TemplateRecord, TemplateRepository } from '../templates/port.ts';
import type { BodyChange } from '../templates/update/compose-body.ts';
import type { UserRepository } from '../users/port.ts';
import type { VersionRepository } from '../versions/port.ts';
import type {
  DueTemplate,
  NextVersion,
  OpenEditorRepository,
  RunRepository,
  TakenTemplate,
  UpdateRun,
} from './port.ts';
import type { EditTemplate, RunKind } from './run-kind.ts';

export interface RunDeps {
  readonly runs: RunRepository;
  readonly kinds: Readonly<Record<UpdateRun['kind'], RunKind>>;
  readonly templates: Pick<TemplateRepository, 'find' | 'body'>;
  readonly versions: Pick<VersionRepository, 'read'>;
  readonly editors: Pick<OpenEditorRepository, 'openAmong'>;
  readonly customModules: Pick<ModuleRepository, 'find'>;
  readonly users: Pick<UserRepository, 'find'>;
  readonly work: MailWork;
  readonly now: () => number;
  readonly turns: TurnWatch;
}

type Refusal = Extract<ReturnType<typeof moduleReplacement>, { allowed: false }>['code'];

/** Longest time for one template before another server may try, milliseconds. */
const LEASE = 20_000;

/**
 * Pause before the second try, milliseconds, doubled after each failure, and number of tries after which a template is skipped.
 */
const FIRST_REST = 2000;
const MAX_TEMPLATE_TRIES = 5;

/** Most tries to change a template while other people change it; then it is left for a while. */
const ATTEMPTS = 5;

/** Updates a template that is due, if any; false when there was nothing to do. */
export async function updateDueTemplate(deps: RunDeps): Promise<boolean> {
  const { runs, now } = deps;
  const due = await runs.claim(now(), now() + LEASE);
  if (due) await endTurn(deps, due);
  await runs.endFinished(now());
  return due !== null;
}

async function endTurn(deps: RunDeps, due: DueTemplate): Promise<void> {
  const { runs, now } = deps;
  // Each try before has taken its server with it, or this one would not be the next.
  if (due.tries >= MAX_TEMPLATE_TRIES) return runs.pass(due, 'INTERNAL');
  try {
    await deps.turns.turn(() => update(deps, due));
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    const isFinal = error instanceof AppError && !isPassing(error);
    // However often a server is busy, or the template is saved just then, it has not been tried.
    const tries = code === 'BUSY' ? due.tries : due.tries + 1;
    if (isFinal || tries >= MAX_TEMPLATE_TRIES) await runs.pass(due, code);
    else await runs.retry(due, now() + FIRST_REST * 2 ** due.tries, tries);
  }
}

const PASSING: ReadonlySet<AppError['code']> = new Set([
  'DATABASE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'STORAGE_FULL',
  'BUSY',
]);

/** Returns whether the error may go away by itself: the database, the disk or the server was not available. */
function isPassing({ code }: AppError): boolean {
  return PASSING.has(code);
}

async function update(deps: RunDeps, due: DueTemplate): Promise<void> {
  const { runs, kinds, users, now, turns } = deps;
  const { run, templateId } = due;
  const user = await users.find(run.userId);
  if (!user) throw new AppError('FORBIDDEN');
  const actor: Actor = { id: user.id, role: user.role, features: user.plan.features };
  const kind = kinds[run.kind];
  const taken = run.takesBack === null ? null : await runs.taken(run.takesBack, templateId);
  if (run.takesBack !== null && !taken) throw new AppError('VERSION_NOT_FOUND');
  const edit = taken ? await takenBack(deps, templateId, taken) : await kind.edit(run);
  for (let attempt = 1; ; attempt++) {
    const made = await change(deps, actor, templateId, edit, run.takesBack);
    if (!made) return runs.pass(due, null);
    const outcome = await runs.store<Refusal>(due, {
      ...made,
      now: now(),
      label: kind.label(run),
      guard: (isOpen) => guardOf(actor, isOpen, now()),
    });
    // Somebody else has it by now, or nobody is to.
    if (outcome === null) return turns.lost();
    if (outcome.kind === 'updated' || outcome.kind === 'unchanged') return;
    if (outcome.kind === 'missing') throw new AppError('TEMPLATE_NOT_FOUND');
    if (outcome.kind === 'refused') throw new AppError(outcome.refusal);
    if (attempt === ATTEMPTS) throw new AppError('BUSY');
  }
}

/** Returns the body that an edit makes of the template as it is now; null when there is nothing to change. */
async function change(deps: RunDeps, actor: Actor, id: string, edit: EditTemplate, takesBack: UpdateRun['takesBack']) {
  const { runs, templates, editors, now } = deps;
  const record = await templates.find(id, actor.id);
  if (!record) throw new AppError('TEMPLATE_NOT_FOUND');
  // Asked again when it is stored; nothing is rendered in vain.
  const isOpen = (await editors.openAmong([id], now())).has(id);
  const refusal = guardOf(actor, isOpen, now())(record);
  if (refusal) throw new AppError(refusal);
  // After the revision was read: what changes from here on is found when it is stored.
  if (takesBack !== null && !(await runs.taken(takesBack, id))?.isUnchanged) throw new AppError('STALE_REVISION');
  const stored = await templates.body(id);
  const changed = stored && (await edit(stored));
  if (!changed) return null;
  const task = { change: changed, stored, info: record, plan: actor.features };
  // Whatever people ask for meanwhile is answered between one part of it and the next.
  await setImmediate();
  const made =
    record.type === 'email_cb' ? await madeCopy(deps, actor, record, task) : await madeMail(deps, actor, task);
  return { expectedRevision: record.revision, ...made };
}

type Task = Omit<CopyTask, 'kind' | 'change'> & { readonly change: BodyChange };

async function madeMail({ work }: RunDeps, actor: Actor, task: Task) {
  const body = await work.run(actor.id, 'makeBody', task);
  if ('oversize' in body) throw new AppError('PAYLOAD_TOO_LARGE');
  return { body, module: null };
}

/** Makes the body of a module that contains the updated one, and its next version. */
async function madeCopy({ customModules, work }: RunDeps, actor: Actor, { id, revision }: TemplateRecord, task: Task) {
  const module = await customModules.find(id, '');
  if (!module) throw new AppError('MODULE_NOT_FOUND');
  // A version of it would publish what its author is still at; their editor takes the update in itself.
  if (module.publishedRevision !== revision) throw new AppError('MODULE_HAS_CHANGES');
  const made = await work.run(actor.id, 'makeCopy', { ...task, kind: module.kind });
  if ('oversize' in made) throw new AppError('PAYLOAD_TOO_LARGE');
  const next: NextVersion = { ...(made.facts ?? module), ...nestingGuard(id, made.links) };
  return { body: made.body, module: next };
}

function guardOf(actor: Actor, isOpen: boolean, time: number): Guard<Refusal> {
  return (record) => {
    const answer = moduleReplacement(actor, factsOf(record, time), isOpen);
    return answer.allowed ? null : answer.code;
  };
}

/** Returns the edit that restores the template as it was before the run that is taken back. */
async function takenBack(
  { versions }: RunDeps,
  templateId: string,
  { versionBefore }: TakenTemplate,
): Promise<EditTemplate> {
  const version = await versions.read(templateId, versionBefore);
  if (!version) throw new AppError('VERSION_NOT_FOUND');
  const { components, customStyles } = version.body;
  return async () => ({ components, customStyles });
}
