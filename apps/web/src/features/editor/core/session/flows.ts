import type { AsyncStatus } from '../../../../shared/async-status.ts';

/** Requests of the editor to the server about the template, by the specification's names. */
export type FlowName = 'changeInfo' | 'sendEmail' | 'saveTemplate' | 'changeStatus' | 'convertTemplate';

/** One run; another run is another object. */
export interface Flow {
  readonly status: AsyncStatus;
}

/** Progress of the last run of each flow. */
export type Flows = Readonly<Record<FlowName, Flow>>;

const IDLE: Flow = { status: 'idle' };

export const IDLE_FLOWS: Flows = {
  changeInfo: IDLE,
  sendEmail: IDLE,
  saveTemplate: IDLE,
  changeStatus: IDLE,
  convertTemplate: IDLE,
};
