import { parentPort, workerData } from 'node:worker_threads';
import { AppError, type AppErrorExtras } from '../../app-error.ts';
import { createMailTasks, type MailSetup, type MailTasks } from './mail-tasks.ts';

/** Name of a task with its data. */
export type MailQuestion = {
  [Name in keyof MailTasks]: { readonly name: Name; readonly task: Parameters<MailTasks[Name]>[0] };
}[keyof MailTasks];

export type MailAnswer =
  | { readonly made: unknown }
  | { readonly refused: { readonly code: AppError['code']; readonly extras: AppErrorExtras } }
  | { readonly failed: unknown };

const tasks = createMailTasks(workerData as MailSetup);

async function answerTo({ name, task }: MailQuestion): Promise<MailAnswer> {
  try {
    return { made: await (tasks[name] as (task: unknown) => unknown)(task) };
  } catch (error) {
    // A mail may be too deep for the stack; anything else is a fault of ours, which the caller throws and logs.
    if (error instanceof RangeError) throw error;
    if (!(error instanceof AppError)) return { failed: error };
    return { refused: { code: error.code, extras: error.extras } };
  }
}

parentPort?.on('message', async (question: MailQuestion) => {
  const answer = await answerTo(question);
  try {
    parentPort?.postMessage(answer);
  } catch (error) {
    // Something in it cannot be copied: a fault of ours, too.
    parentPort?.postMessage({ failed: new Error(String(error)) });
  }
});
parentPort?.postMessage('ready');
