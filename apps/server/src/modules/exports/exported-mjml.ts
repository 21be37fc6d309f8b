import type { endpoints, ResponseBody } from '@mailwright/contract';
import { ISLAND_TYPE } from '@mailwright/document';
import { exportMjml } from '@mailwright/import';
import { sendingOptions, sentMail } from '../templates/update/compose-body.ts';
import type { Writing } from '../templates/update/written-body.ts';

export type ExportedMjml = ResponseBody<typeof endpoints.exports.mjml, 200>;

/** Returns a mail written in MJML for a sending system, and findings about the parts that MJML cannot express. */
export function exportedMjml({ body, composing, info, profile }: Writing): ExportedMjml {
  // What was stored as HTML alone is one piece of foreign HTML.
  const stored = { formatVersion: 1, nodes: [{ type: ISLAND_TYPE, props: { source: body.html }, style: {} }] };
  const mail = sentMail(body.components ?? stored, body.components ? body.customStyles : '');
  const { content, report } = exportMjml(mail, sendingOptions(composing, info, profile));
  return { content, findings: report.findings.map((finding) => ({ ...finding, nodes: [...finding.nodes] })) };
}
