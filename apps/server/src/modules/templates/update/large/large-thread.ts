import { parentPort, workerData } from 'node:worker_threads';
import { AppError, type AppErrorExtras } from '../../../../app-error.ts';
import type { PreparedBody } from '../../../versions/port.ts';
import { createBodyComposer } from '../compose-body.ts';
import { type BodyTask, makeBody, type Oversize } from '../make-body.ts';

/** What the thread is told when it starts. */
export interface LargeSetup {
  readonly assetBase: string;
  readonly mergeSyntax: string;
}

export type LargeAnswer =
  | { readonly made: PreparedBody | Oversize }
  | { readonly refused: { readonly code: AppError['code']; readonly extras: AppErrorExtras } };

const { assetBase, mergeSyntax } = workerData as LargeSetup;
const compose = createBodyComposer({ assetBase: () => assetBase, mergeSyntax });

async function answerTo(task: BodyTask): Promise<LargeAnswer> {
  try {
    return { made: await makeBody(compose, task) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, extras: error.extras } };
  }
}

parentPort?.on('message', async (task: BodyTask) => parentPort?.postMessage(await answerTo(task)));
