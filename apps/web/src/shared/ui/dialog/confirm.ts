import { createStore } from 'zustand/vanilla';

export interface Question {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** True when confirming deletes something for good. */
  readonly danger?: boolean;
  /**
   * Runs after the confirmation while the dialog waits. When it rejects, the dialog shows the error, and the person can try
   * again.
   */
  readonly act?: () => Promise<unknown>;
}

/** Question that waits for its answer. */
export interface OpenQuestion extends Question {
  readonly answer: (sure: boolean) => void;
}

/** Store of the shown question. A later question replaces an unanswered earlier one, which counts as answered with no. */
export const questionStore = createStore<{ readonly open: OpenQuestion | null }>()(() => ({ open: null }));

/** Asks in a dialog; resolves true when confirmed and done, false when cancelled or closed. */
export function confirm(question: Question): Promise<boolean> {
  questionStore.getState().open?.answer(false);
  return new Promise((resolve) => {
    const answer = (sure: boolean) => {
      questionStore.setState({ open: null });
      resolve(sure);
    };
    questionStore.setState({ open: { ...question, answer } });
  });
}
