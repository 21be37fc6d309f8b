import type { Actor, TemplateBody } from '@mailwright/contract';
import { isLarge } from '../../../turns/weight.ts';
import type { CopyTask, MadeCopy } from '../../custom-modules/module-tasks.ts';
import { assertNesting } from '../../custom-modules/nesting.ts';
import type { ModuleRepository } from '../../custom-modules/port.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import type { Refusal } from '../policy.ts';
import type { TemplateId, TemplateInfo, TemplateRecord, TemplateRepository, TemplateUpdate } from '../port.ts';
import { isGoodCss } from './check-content.ts';
import type { BodyChange, ComposeBody } from './compose-body.ts';
import { makeBody, type Oversize } from './make-body.ts';
import { readWhole, writeComponents } from './sections/written-document.ts';

export type ChangedBody = Pick<TemplateUpdate<Refusal>, 'body' | 'bodyIsDerived'> | Oversize;

/** Returns a change of the stored body, made for one revision, so that the request must name a revision. */
export type EditBody = (stored: TemplateBody | null) => Promise<BodyChange | Oversize>;

interface Deps {
  readonly templates: Pick<TemplateRepository, 'body'>;
  readonly customModules: Pick<ModuleRepository, 'nesting'>;
  readonly compose: ComposeBody;
  readonly work: MailWork;
}

/** Returns the body after a change: a new one, or the old one rendered anew because it contains its subject or preheader. */
export async function changedBody(
  deps: Deps,
  actor: Actor,
  record: TemplateRecord,
  wanted: BodyChange | EditBody | null,
  info: Partial<TemplateInfo>,
): Promise<ChangedBody | null> {
  const { templates, compose, work } = deps;
  const standing = [info.name, info.subject, info.preheader];
  if (!wanted && standing.every((text) => text === undefined)) return null;
  const stored = needsNothingStored(wanted) && record.type === 'email' ? null : await templates.body(record.id);
  const change = typeof wanted === 'function' ? await wanted(stored) : wanted;
  if (change && 'oversize' in change) return change;
  if (!change && !stored?.components) return null;
  const { name, subject, preheader } = { ...record, ...info };
  const task = { stored, info: { name, subject, preheader }, plan: actor.features };
  if (record.type !== 'email') {
    const copy = await changedCopy(deps, actor, record.id, {
      ...task,
      change: change && readChange(change),
      kind: null,
    });
    return 'oversize' in copy ? copy : copy.changed;
  }
  if (!change) {
    const body = await work.run(actor.id, 'renewedBody', { stored, info: task.info, linkParameters: [] });
    return body && { body, bodyIsDerived: true };
  }
  const { html = '', customStyles = '', components } = change;
  const written = components ? writeComponents(components) : undefined;
  const bytes = written?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0;
  const isExpensive = isLarge(record.size, html.length, customStyles.length, bytes);
  const body = await (isExpensive
    ? work.inThread(actor.id, 'makeBody', { ...task, change: readChange(change) })
    : makeBody(compose, { ...task, change }, written));
  return 'oversize' in body ? body : { body };
}

/** Returns the changed working copy of a module, with the facts about it. */
export async function changedCopy(
  { customModules, work }: Pick<Deps, 'customModules' | 'work'>,
  actor: Actor,
  id: TemplateId,
  task: CopyTask,
): Promise<{ readonly changed: Exclude<ChangedBody, Oversize>; readonly made: MadeCopy } | Oversize> {
  const made = await work.run(actor.id, 'makeCopy', task);
  if ('oversize' in made) return made;
  if (task.sent || task.change) await assertNesting(customModules, id, made.links);
  return { changed: { body: made.body, ...(made.isSame && { bodyIsDerived: true }) }, made };
}

/** Returns the change with every section read. */
function readChange(change: BodyChange): BodyChange {
  return change.components ? { ...change, components: readWhole(change.components) } : change;
}

/** Returns whether a change contains all parts of a mail, so that the stored body does not affect the result. */
function needsNothingStored(change: BodyChange | EditBody | null): boolean {
  if (change === null || typeof change === 'function') return false;
  const { components, customStyles, css } = change;
  // CSS that may not be stored is let be where it was stored before.
  const isAlone = Boolean(components) && css === undefined;
  return isAlone && customStyles !== undefined && !isLarge(customStyles.length) && isGoodCss(customStyles);
}
