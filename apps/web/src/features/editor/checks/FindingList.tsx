import { LIMITS } from '@mailwright/contract';
import { findNode } from '@mailwright/document';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { formatSize } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { type Finding, type Severity, severityOf } from '../session/checks/finding.ts';
import { excerptOf } from '../session/excerpt-of.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { useLayerName } from '../session/use-layer-name.ts';
import classes from './FindingList.module.css';

const ICONS: Readonly<Record<Severity, typeof IconAlertCircle>> = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  hint: IconInfoCircle,
};

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** A line was clicked; its block is selected. */
  readonly onGo: () => void;
}

/** What was found, line by line; a line leads to its block, or to the mail's own panel. */
export function FindingList({ findings, onGo }: FindingListProps) {
  const t = useT('editor');
  const { editor } = useEditorSession();
  const nameOf = useLayerName();
  const { document } = editor.getState();
  const place = (id: string | null) => {
    const node = id === null ? undefined : findNode(document, id);
    if (!node) return t('checks.wholeMail');
    const words = excerptOf(node, editor.context.registry);
    return words === '' ? nameOf(node) : `${nameOf(node)} · ${words}`;
  };
  if (findings.length === 0) return <p className={classes.none}>{t('checks.none')}</p>;
  return (
    <ul className={classes.list}>
      {findings.map(({ check, nodeId }) => {
        const severity = severityOf(check);
        const Icon = ICONS[severity];
        return (
          <li key={`${check} ${nodeId}`}>
            <button
              type="button"
              className={classes.line}
              onClick={() => {
                editor.select(nodeId === null ? [] : [nodeId]);
                onGo();
              }}
            >
              <Icon className={classes.icon} data-severity={severity} size={17} stroke={1.8} aria-hidden />
              <span className={classes.words}>
                <span className={classes.spoken}>{`${t(`checks.severity.${severity}`)}: `}</span>
                {t(`checks.found.${check}`, { limit: formatSize(LIMITS.gmailClipBytes / 1024) })}
                <span className={classes.place}>{place(nodeId)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
