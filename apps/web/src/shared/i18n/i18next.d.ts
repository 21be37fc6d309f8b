import 'i18next';
import type { CHECK_SENTENCES } from '@mailwright/checks';
import type { ErrorCode, FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import type { EnglishFiles } from './english-files.ts';

/** Texts whose English stands beside the code that they belong to. */
interface TextsBesideCode {
  errors: Readonly<Record<ErrorCode, string>>;
  fields: typeof FIELD_LABELS;
  findings: Readonly<Record<keyof typeof CHECK_SENTENCES, string>>;
  messages: typeof MESSAGES;
  /** Keys are `<type>.<key>` of the registered blocks, known when they are loaded. */
  blocks: Readonly<Record<string, string>>;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    keySeparator: false;
    resources: EnglishFiles & TextsBesideCode;
  }
}
