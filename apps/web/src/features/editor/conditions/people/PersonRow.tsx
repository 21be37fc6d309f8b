import { type CustomField, mailSubject, type SamplePerson, withoutLinks } from '@mailwright/contract';
import { trackedMail } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { renderSampleMail } from '@mailwright/render';
import { useIntersection, useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './PeopleMatrixDialog.module.css';
import { problemsOfText } from './people-problems.ts';

const WIDTHS = { desktop: 760, phone: 375 } as const;

type Width = keyof typeof WIDTHS;

interface PersonRowProps {
  readonly person: SamplePerson;
  readonly fields: readonly CustomField[];
}

/** The mail as one person gets it, at both widths; drawn when it comes near. */
export function PersonRow({ person, fields }: PersonRowProps) {
  const t = useT('people');
  const session = useEditorSession();
  const { ref, entry } = useIntersection({ rootMargin: '400px' });
  const [isNear, setNear] = useState(false);
  const isSeen = entry?.isIntersecting === true;
  useEffect(() => {
    if (isSeen) setNear(true);
  }, [isSeen]);
  const mail = useMemo(
    () => (isNear ? mailForPerson(session, person, fields) : null),
    [isNear, session, person, fields],
  );
  const [wide, setWide] = useState<readonly Width[]>([]);
  const tell = (width: Width, overflows: boolean) =>
    setWide((before) => (overflows ? [...new Set([...before, width])] : before.filter((one) => one !== width)));
  const found = mail ? problemsOfText(mail.text) : [];
  const isGood = found.length === 0 && wide.length === 0;
  return (
    <li ref={ref} className={classes.row}>
      <div className={classes.about}>
        <h3 className={classes.name}>{person.name}</h3>
        {mail && isGood && (
          <p className={classes.good}>
            <IconCircleCheck size={16} stroke={1.8} aria-hidden />
            {t('good')}
          </p>
        )}
        <ul className={classes.problems}>
          {found.map(({ kind, words }) => (
            <li key={`${kind} ${words}`} className={classes.problem}>
              <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
              {t(`problem.${kind}`, { words })}
            </li>
          ))}
          {wide.map((width) => (
            <li key={width} className={classes.problem}>
              <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
              {t(`overflow.${width}`)}
            </li>
          ))}
        </ul>
      </div>
      {(['desktop', 'phone'] as const).map((width) => (
        <PersonFrame
          key={width}
          mail={mail}
          width={WIDTHS[width]}
          title={t(`at.${width}`, { name: person.name })}
          onMeasured={(overflows) => tell(width, overflows)}
        />
      ))}
    </li>
  );
}

interface PersonFrameProps {
  readonly mail: PersonalMail | null;
  readonly width: number;
  readonly title: string;
  /** Called with whether the mail is wider than its frame. */
  readonly onMeasured: (overflows: boolean) => void;
}

const HEIGHT = 420;

const BORDERS = 2;

/** From here both widths fit beside each other large enough to be read. */
const ROOMY = '(min-width: 1360px)';

/** Here even one of them has little room. */
const NARROW = '(max-width: 479px)';

/** A mail at a width, drawn smaller. Its page runs nothing: only how wide it is gets asked. */
function PersonFrame({ mail, width, title, onMeasured }: PersonFrameProps) {
  const isRoomy = useMediaQuery(ROOMY, undefined, { getInitialValueInEffect: false }) ?? false;
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const scale = width > 500 ? (isRoomy ? 0.7 : isNarrow ? 0.44 : 0.5) : isRoomy ? 0.8 : 0.7;
  return (
    <div className={classes.frame} style={{ width: Math.round(width * scale) + BORDERS, height: HEIGHT }}>
      {mail && (
        <iframe
          title={title}
          sandbox="allow-same-origin"
          srcDoc={withoutLinks(mail.html)}
          style={{ width, height: HEIGHT / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            const page = currentTarget.contentDocument?.documentElement;
            if (page) onMeasured(page.scrollWidth > page.clientWidth + 1);
          }}
        />
      )}
    </div>
  );
}

interface PersonalMail {
  readonly html: string;
  /** Its words, subject and pre-header before them. */
  readonly text: string;
}

/** The mail as it stands, as one person gets it. */
function mailForPerson(
  { editor, state, renderOptions }: EditorSession,
  { values }: SamplePerson,
  fields: readonly CustomField[],
): PersonalMail {
  const { registry } = editor.context;
  const mail = trackedMail(editor.getState().document, { registry, foreign: islandContent });
  const { template } = state.getState();
  const [title, preheader] = [mailSubject(template), template.preheader];
  const { html, text, fill } = renderSampleMail(mail, { ...renderOptions, title, preheader, fields, values });
  return { html, text: [fill(title), fill(preheader), text].join('\n\n') };
}
