import { FIDELITIES, type Fidelity, type Finding, tallyReport } from '@mailwright/import';
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconCode,
  IconPencilCheck,
  IconQuestionMark,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './DesignReport.module.css';
import { MjmlProblems } from './MjmlProblems.tsx';
import { partName } from './part-name.ts';
import type { ReadDesign } from './source/import-source.ts';

const ICONS: Readonly<Record<Fidelity, Icon>> = {
  kept: IconCircleCheck,
  changed: IconPencilCheck,
  code: IconCode,
  placeholder: IconQuestionMark,
  dropped: IconCircleMinus,
};

/** Shows what became of each part of a design: first the parts to check, last the parts that are unchanged. */
export function DesignReport({ report, warnings = [] }: Pick<ReadDesign, 'report' | 'warnings'>) {
  const t = useT('code');
  const tally = useMemo(() => tallyReport(report), [report]);
  const groups = [...FIDELITIES].reverse().map((fidelity) => ({
    fidelity,
    findings: report.findings.filter((finding) => finding.fidelity === fidelity),
  }));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long report is scrolled by keyboard.
    <section className={classes.report} aria-label={t('import.report.label')} tabIndex={0}>
      <p className={classes.summary}>
        {t('import.report.summary', { count: tally.total, blocks: tally.kept + tally.changed })}
      </p>
      {tally.total > 0 && (
        <div className={classes.bar} aria-hidden>
          {FIDELITIES.map((fidelity) => (
            <span key={fidelity} data-fidelity={fidelity} style={{ flexGrow: tally[fidelity] }} />
          ))}
        </div>
      )}
      {warnings.length > 0 && (
        <div className={classes.group}>
          <h3 className={classes.heading}>
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
            {t('import.mjml.heading')}
          </h3>
          <MjmlProblems problems={warnings} />
        </div>
      )}
      {groups.map(({ fidelity, findings }) => {
        if (findings.length === 0) return null;
        const GroupIcon = ICONS[fidelity];
        return (
          <div key={fidelity} className={classes.group}>
            <h3 className={classes.heading} data-fidelity={fidelity}>
              <GroupIcon size={16} stroke={1.8} aria-hidden />
              {t(`import.report.${fidelity}`, { count: tally[fidelity] })}
            </h3>
            <p className={classes.hint}>{t(`import.report.hint.${fidelity}`)}</p>
            <ul className={classes.lines}>
              {findings.map((finding) => (
                <ReportLine key={`${finding.part} ${finding.block} ${finding.reason} ${finding.detail}`} {...finding} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function ReportLine({ part, reason, detail, count }: Finding) {
  const t = useT('code');
  const name = partName(part);
  const said = reason === 'no-counterpart' && detail ? 'no-counterpart-of' : reason;
  const why = said && said !== 'own-markup' ? t(`import.reason.${said}`, { detail: detail ?? '' }) : '';
  return (
    <li>
      {name && <span>{t(`import.part.${name}`)}</span>}
      {name !== part && <code className={classes.part}>{part}</code>}
      {count > 1 && <span className={classes.count}>{t('import.report.times', { count })}</span>}
      {why !== '' && <span className={classes.why}>{why}</span>}
    </li>
  );
}
