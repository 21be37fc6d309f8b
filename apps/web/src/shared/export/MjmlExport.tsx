import { endpoints, type ProfileChoice, type ResponseBody } from '@mailwright/contract';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useT } from '../i18n/use-t.ts';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './ExportDialog.module.css';
import { ExportKind } from './ExportKind.tsx';
import { fileName } from './save-file.ts';
import type { Exporting } from './use-export.ts';

interface MjmlExportProps {
  readonly template: { readonly id: string; readonly name: string };
  readonly profile: ProfileChoice;
  readonly exporting: Exporting;
}

type MjmlFinding = ResponseBody<typeof endpoints.exports.mjml, 200>['findings'][number];

/** Exports the mail as an MJML file, then lists the parts of it that MJML cannot express. */
export function MjmlExport({ template, profile, exporting }: MjmlExportProps) {
  const t = useT('export');
  const [findings, setFindings] = useState<readonly MjmlFinding[]>([]);
  const make = async (signal: AbortSignal) => {
    const request = { params: { id: template.id }, query: { profile } };
    const { content, findings: told } = await call(endpoints.exports.mjml, request, { signal });
    setFindings(told);
    return { blob: new Blob([content], { type: 'text/plain;charset=utf-8' }), name: `${fileName(template.name)}.mjml` };
  };
  return (
    <ExportKind
      name={t('mjml')}
      hint={t('mjml.hint')}
      actions={<DownloadButton id="mjml" label={t('download')} exporting={exporting} make={make} />}
    >
      {findings.length > 0 && <MjmlReport findings={findings} />}
    </ExportKind>
  );
}

/** Kinds of lines in the report; a line begins with the text of its kind. */
const SAID = ['dropped', 'changed', 'code'] as const;

const PARTS = ['anchor', 'condition', 'headCode', 'repeat'] as const;

const SETTINGS = [
  ...(['backgroundImage', 'border', 'dark', 'gradient', 'hideInPrint', 'hover', 'minHeight', 'opacity'] as const),
  ...(['padding', 'phone', 'phoneMaxWidth', 'separator', 'stripe', 'tablet'] as const),
] as const;

function MjmlReport({ findings }: { readonly findings: readonly MjmlFinding[] }) {
  const t = useT('export');
  const blocks = useT('blocks');
  const nameOf = ({ part, detail = '', count }: MjmlFinding) => {
    const own = PARTS.find((each) => each === part);
    const setting = SETTINGS.find((each) => each === detail);
    const name = own ? t(`mjml.part.${own}`) : blocks(`${part}.name`, { defaultValue: part });
    const said = setting ? `${name} (${t(`mjml.setting.${setting}`)})` : name;
    return count > 1 ? `${said} × ${count}` : said;
  };
  return (
    <ul className={classes.report}>
      {SAID.map((fidelity) => {
        const found = findings.filter((finding) => finding.fidelity === fidelity);
        if (found.length === 0) return null;
        return <li key={fidelity}>{t(`mjml.${fidelity}`, { names: found.map(nameOf).join(', ') })}</li>;
      })}
    </ul>
  );
}
