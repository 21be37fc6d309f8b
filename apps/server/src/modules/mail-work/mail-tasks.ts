import { mailBrand, pageBrand, pageStyleSheets } from '../brand/read-brand.ts';
import { contentNodes } from '../custom-modules/module-content.ts';
import { makeCopy, makeModule, moduleContent, moduleParts } from '../custom-modules/module-tasks.ts';
import { exportedHtml, exportedMail, exportedText } from '../exports/exported-mail.ts';
import { exportedMjml } from '../exports/exported-mjml.ts';
import { impactOf } from '../module-updates/impact.ts';
import { editedBody, owedLost } from '../module-updates/mail-edits.ts';
import { listRules, withLists } from '../products/current-lists.ts';
import { editedByCommands } from '../templates/commands/edited-by-commands.ts';
import { madeOfModules, renewedBody } from '../templates/create/made-body.ts';
import { createSampleRenderer, type SampleTask } from '../templates/create/sample-mail.ts';
import { mailFindings } from '../templates/publishing/mail-findings.ts';
import { htmlWithImage, withImage } from '../templates/replace-image/with-image.ts';
import { type ComposeBody, type ComposeOptions, createBodyComposer } from '../templates/update/compose-body.ts';
import { makeBody } from '../templates/update/make-body.ts';
import { writtenBody, writtenMail } from '../templates/update/written-body.ts';

/** Settings that are the same for all mails of a server. */
export interface MailSetup {
  readonly assetBase: string;
  readonly mergeSyntax: string;
}

export type MailTasks = ReturnType<typeof createMailTasks>;

type Without<Task> = Omit<Task, 'composing'>;

/**
 * Returns the tasks that take longer for larger mails. Each takes and returns plain data, so that it can be done in another
 * thread as well.
 * @param compose composer that remembers sections, if there is one
 */
export function createMailTasks({ assetBase, mergeSyntax }: MailSetup, compose?: ComposeBody) {
  const composing: ComposeOptions = { assetBase: () => assetBase, mergeSyntax };
  const composer = compose ?? createBodyComposer(composing);
  const sample = createSampleRenderer(composing);
  return {
    makeBody: (task: Parameters<typeof makeBody>[1]) => makeBody(composer, task),
    renewedBody: (task: Parameters<typeof renewedBody>[1]) => renewedBody(composer, task),
    madeOfModules: (task: Parameters<typeof madeOfModules>[1]) => madeOfModules(composer, task),
    makeModule: (task: Parameters<typeof makeModule>[1]) => makeModule(composer, task),
    makeCopy: (task: Parameters<typeof makeCopy>[1]) => makeCopy(composer, task),
    moduleContent,
    moduleParts,
    writtenBody: (task: Without<Parameters<typeof writtenBody>[0]>) => writtenBody({ ...task, composing }),
    writtenMail: (task: Without<Parameters<typeof writtenMail>[0]>) => writtenMail({ ...task, composing }),
    exportedMail: (task: Without<Parameters<typeof exportedMail>[0]>) => exportedMail({ ...task, composing }),
    exportedHtml: (task: Without<Parameters<typeof exportedHtml>[0]>) => exportedHtml({ ...task, composing }),
    exportedMjml: (task: Without<Parameters<typeof exportedMjml>[0]>) => exportedMjml({ ...task, composing }),
    exportedText: (task: Without<Parameters<typeof exportedText>[0]>) => exportedText({ ...task, composing }),
    sampleMail: (task: SampleTask) => sample(task),
    mailFindings,
    impactOf: (task: Without<Parameters<typeof impactOf>[0]>) => impactOf({ ...task, composing }),
    editedBody,
    owedLost,
    editedByCommands,
    withImage,
    htmlWithImage: (task: Parameters<typeof htmlWithImage>[1]) => htmlWithImage(composer, task),
    contentNodes,
    mailBrand,
    pageStyleSheets,
    pageBrand,
    listRules,
    withLists: (task: Parameters<typeof withLists>[1]) => withLists(composer, task),
  };
}
