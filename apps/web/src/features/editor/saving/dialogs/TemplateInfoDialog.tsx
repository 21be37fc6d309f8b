import { characterCount, LIMITS, templateTextProblem } from '@mailwright/contract';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { EmojiFieldButton } from '../../../../shared/emoji/EmojiFieldButton.tsx';
import { checkedWhenLeft } from '../../../../shared/forms/validate-on-blur.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import { TextHint } from '../../../../shared/ui/TextHint.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { changeInfo } from '../../core/template/change-info.ts';
import type { QuickInfo, RefusedInfo } from '../../core/template/refused-info.ts';

interface TemplateInfoModalProps {
  /** Values that were entered elsewhere and refused; shown here to be corrected. */
  readonly refused?: RefusedInfo;
}

/** Name, description, subject and pre-header of the template; each is checked when it is left. */
export function TemplateInfoDialog({ refused }: TemplateInfoModalProps) {
  const t = useT('editor');
  const panels = useT('panels');
  const words = useT('editorDialogs');
  const messages = useT('messages');
  const session = useEditorSession();
  const isModule = useSessionState(({ module }) => module !== null);
  const { status } = useSessionState(({ flows }) => flows.changeInfo);
  const [{ name, description, subject, preheader }] = useState(session.state.getState().template);
  const check = (field: keyof QuickInfo, standing: string) => (value: string) => {
    const problem = templateTextProblem(field, value, standing);
    return problem && messages(problem);
  };
  const form = useForm<QuickInfo>({
    initialValues: { name, description, subject, preheader },
    enhanceGetInputProps: checkedWhenLeft,
    clearInputErrorOnChange: true,
    validate: {
      name: check('name', name),
      description: check('description', description),
      subject: check('subject', subject),
      preheader: check('preheader', preheader),
    },
  });
  const { setValues, setErrors, setFieldValue } = form;
  const subjectInput = useRef<HTMLInputElement>(null);
  const preheaderInput = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLFormElement>(null);
  const firstRefused = Object.keys(refused?.problems ?? {})[0] ?? 'name';
  useEffect(() => {
    if (!refused) return;
    setValues(refused.values);
    setErrors(refused.problems);
    // A dialog that is just opening has its own way to the first field.
    place.current?.querySelector<HTMLElement>(`[data-path="${firstRefused}"]`)?.focus();
  }, [refused, firstRefused, setValues, setErrors]);
  const focused = (field: keyof QuickInfo) => ({ 'data-autofocus': field === firstRefused || undefined });
  const close = () => closeDialog(session);
  const save = async (values: QuickInfo) => {
    if (await changeInfo(session, values)) close();
  };
  const preheaderLength = characterCount(form.values.preheader);
  const { recommendedMin: min, recommendedMax: max } = LIMITS.preheader;

  return (
    <DialogFrame
      opened
      centered
      size={480}
      title={words(isModule ? 'info.module' : 'info.title')}
      dirty={form.isDirty()}
      onClose={close}
    >
      <form ref={place} noValidate onSubmit={form.onSubmit((values) => void save(values))}>
        <Stack gap={16}>
          <TextInput
            label={words('info.name')}
            withAsterisk
            {...focused('name')}
            {...form.getInputProps('name')}
            {...withNote({
              problem: form.errors.name,
              hint: <TextHint value={form.values.name} standing={name} />,
            })}
          />
          <TextInput
            label={words('info.description')}
            {...focused('description')}
            {...form.getInputProps('description')}
            {...withNote({
              problem: form.errors.description,
              hint: <TextHint value={form.values.description} standing={description} max={LIMITS.description.max} />,
            })}
          />
          {!isModule && (
            <>
              <TextInput
                ref={subjectInput}
                label={panels('mail.subject')}
                placeholder={form.values.name}
                {...focused('subject')}
                rightSection={
                  <EmojiFieldButton field={subjectInput} onText={(text) => setFieldValue('subject', text)} />
                }
                {...form.getInputProps('subject')}
                {...withNote({
                  problem: form.errors.subject,
                  hint: words('info.subjectHint'),
                  count: characterCount(form.values.subject),
                  max: LIMITS.subject.max,
                })}
              />
              <Textarea
                ref={preheaderInput}
                label={panels('mail.preheader')}
                rightSection={
                  <EmojiFieldButton field={preheaderInput} onText={(text) => setFieldValue('preheader', text)} />
                }
                autosize
                minRows={2}
                maxRows={6}
                {...focused('preheader')}
                {...form.getInputProps('preheader')}
                {...withNote({
                  problem: form.errors.preheader,
                  hint: words('info.preheaderHint', { min, max }),
                  count: preheaderLength,
                  max: LIMITS.preheader.max,
                })}
                // It is one line of an inbox; Enter saves here as in the other fields.
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  event.currentTarget.form?.requestSubmit();
                }}
              />
            </>
          )}
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={status === 'loading'} disabled={!form.isDirty() || !form.isValid()}>
            {t('action.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
