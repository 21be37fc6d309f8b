import 'i18next';
import type { CHECK_SENTENCES } from '@mailwright/checks';
import type { ErrorCode, FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import type canvas from '../../locales/en/canvas.json';
import type checks from '../../locales/en/checks.json';
import type code from '../../locales/en/code.json';
import type dashboard from '../../locales/en/dashboard.json';
import type editor from '../../locales/en/editor.json';
import type exporting from '../../locales/en/export.json';
import type login from '../../locales/en/login.json';
import type notes from '../../locales/en/notes.json';
import type settings from '../../locales/en/settings.json';
import type shared from '../../locales/en/shared.json';
import type text from '../../locales/en/text.json';
import type tour from '../../locales/en/tour.json';
import type versions from '../../locales/en/versions.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    keySeparator: false;
    resources: {
      canvas: typeof canvas;
      checks: typeof checks;
      code: typeof code;
      dashboard: typeof dashboard;
      editor: typeof editor;
      errors: Readonly<Record<ErrorCode, string>>;
      export: typeof exporting;
      fields: typeof FIELD_LABELS;
      findings: Readonly<Record<keyof typeof CHECK_SENTENCES, string>>;
      login: typeof login;
      messages: typeof MESSAGES;
      notes: typeof notes;
      settings: typeof settings;
      shared: typeof shared;
      text: typeof text;
      tour: typeof tour;
      versions: typeof versions;
      /** Keys are `<type>.<key>` of the registered blocks, known when they are loaded. */
      blocks: Readonly<Record<string, string>>;
    };
  }
}
