import { MESSAGES, REFUSALS } from '@mailwright/contract';
import type { RefusalReason } from '@mailwright/document';
import { beforeAll, expect, test } from 'vitest';
import editorStrings from '../../../../locales/en/editor.json' with { type: 'json' };
import { speak } from '../../../../shared/i18n/testing/speak.ts';
import { refusalSentence } from './refusal.ts';

beforeAll(() => speak('en', { editor: editorStrings, messages: MESSAGES }));

test.each(Object.entries(REFUSALS))(
  'the editor says why an edit is refused as the server does: %s',
  (reason, sentence) => {
    expect(refusalSentence(reason as RefusalReason)).toBe(sentence);
  },
);
