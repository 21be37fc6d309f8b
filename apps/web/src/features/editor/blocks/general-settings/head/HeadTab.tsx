import { HEAD_CODE_LENGTH, headCodeProblem } from '@mailwright/document';
import { Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { WebFontsEditor } from '../../../../../shared/web-fonts/WebFontsEditor.tsx';
import type { SettingsEdit } from '../../../core/inputs/settings/setting.ts';
import { refusalSentence } from '../../../core/session/refusal.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import classes from './HeadTab.module.css';
import { PromotionFields } from './PromotionFields.tsx';

/** Asks for the content of the mail's head: fonts that it brings along, its promotion for Gmail, and the author's own code. */
export function HeadTab({ settings, change }: SettingsEdit) {
  const t = useT('mailHead');
  const id = useId();
  const { features } = useEditorSession().editor.context;
  const [code, setCode] = useState(settings.headCode ?? '');
  const line = headCodeProblem(code);
  const problem =
    code.length > HEAD_CODE_LENGTH
      ? t('head.codeTooLong', { most: HEAD_CODE_LENGTH / 1024 })
      : line === null
        ? null
        : t('head.codeProblem', { line });
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.title}>{t('head.fonts')}</legend>
        <p className={classes.hint}>{t('head.fontsHint')}</p>
        <WebFontsEditor fonts={settings.webFonts ?? []} onChange={(webFonts) => change({ webFonts })} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.title}>{t('head.promotion')}</legend>
        <p className={classes.hint}>{t('head.promotionHint')}</p>
        <PromotionFields promotion={settings.promotion ?? {}} onChange={(promotion) => change({ promotion })} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.title}>
          <label htmlFor={`${id}-code`}>{t('head.code')}</label>
        </legend>
        <p className={classes.hint}>{features.customCode ? t('head.codeHint') : refusalSentence('PLAN_CUSTOM_CODE')}</p>
        <Textarea
          id={`${id}-code`}
          autosize
          minRows={4}
          maxRows={14}
          spellCheck={false}
          classNames={{ input: classes.code }}
          disabled={!features.customCode}
          placeholder={'<meta name="author" content="…">'}
          value={code}
          error={problem}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setCode(next);
            if (next.length <= HEAD_CODE_LENGTH && headCodeProblem(next) === null) change({ headCode: next });
          }}
        />
      </fieldset>
    </>
  );
}
