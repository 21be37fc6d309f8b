import { createStore } from 'zustand/vanilla';

export interface Question {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** The answer loses something for good. */
  readonly danger?: boolean;
  /** Done once confirmed, while the dialog waits; what fails is said there, and can be tried again. */
  readonly act?: () => Promise<unknown>;
}

/** A question that waits for its answer. */
export interface OpenQuestion extends Question {
  readonly answer: (sure: boolean) => void;
}

/** The question shown; a later one takes the place of an unanswered earlier one, which counts as no. */
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
