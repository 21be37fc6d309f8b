import { MESSAGES, REFUSALS } from '@mailwright/contract';
import type { RefusalReason } from '@mailwright/document';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import editorStrings from '../../../locales/en/editor.json' with { type: 'json' };
import { refusalSentence } from './refusal.ts';

beforeAll(() =>
  i18next.init({
    lng: 'en',
    keySeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { editor: editorStrings, messages: MESSAGES } },
  }),
);

test.each(Object.entries(REFUSALS))(
  'the editor says why an edit is refused as the server does: %s',
  (reason, sentence) => {
    expect(refusalSentence(reason as RefusalReason)).toBe(sentence);
  },
);
