import { type Finding, findingPerNode } from '@mailwright/checks';
import { type FoundNode, LIMITS, type Severity } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { formatSize } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import classes from './FindingList.module.css';

const ICONS: Readonly<Record<Severity, typeof IconAlertCircle>> = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  hint: IconInfoCircle,
};

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Called when a line was clicked. */
  readonly onGo: (finding: Finding) => void;
  /** Fixes a finding that can be fixed automatically; absent where the mail is not open. */
  readonly onFix?: (finding: Finding) => void;
}

/** Lists the findings; a line leads to its block, or to the mail itself. */
export function FindingList({ findings, onGo, onFix }: FindingListProps) {
  const t = useT('checks');
  const found = useT('findings');
  const placeOf = usePlace();
  if (findings.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return (
    <ul className={classes.list}>
      {findingPerNode(findings).map((finding) => {
        const { check, severity, node, names = [], fix } = finding;
        const Icon = ICONS[severity];
        const words = found(check, { limit: formatSize(LIMITS.gmailClipBytes / 1024) });
        return (
          <li key={`${check} ${node?.id}`} className={classes.item}>
            <button type="button" className={classes.line} onClick={() => onGo(finding)}>
              <Icon className={classes.icon} data-severity={severity} size={17} stroke={1.8} aria-hidden />
              <span className={classes.words}>
                <span className={classes.spoken}>{`${t(`severity.${severity}`)}: `}</span>
                {words}
                <span className={classes.place}>{placeOf(node)}</span>
                {names.length > 0 && <span className={classes.names}>{names.join(', ')}</span>}
              </span>
            </button>
            {fix && onFix && (
              <Button
                variant="default"
                size="compact-xs"
                aria-label={t('fixNamed', { problem: words })}
                onClick={() => onFix(finding)}
              >
                {t('fix')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function usePlace(): (node: FoundNode | null) => string {
  const t = useT('checks');
  const blocks = useT('blocks');
  return (node) => {
    if (node === null) return t('wholeMail');
    const name = node.name ?? blocks(`${node.type}.name`, { defaultValue: node.type });
    return node.words === '' ? name : `${name} · ${node.words}`;
  };
}
